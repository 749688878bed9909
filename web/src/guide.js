/** A guide for those who put our tables into their pages: its examples name the address that it lies at. */

/** @type {HTMLAnchorElement | null} */
const home = document.querySelector("header > a");
const address = new URL(".", home?.href ?? document.baseURI).href.replace(/\/$/, "");

for (const place of document.querySelectorAll(".address")) place.textContent = address;
