/** Styles that a script adds to the document when they are first needed. They aren't part of the stylesheet, but a text in the script. */
declare module '*.browser.css' {
  const text: string
  export default text
}
