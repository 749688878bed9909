/** A file as a text. */
declare module "*.css" {
  const text: string;
  export default text;
}
