export { findHtmlProblems } from './check-html'
