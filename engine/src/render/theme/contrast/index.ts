export { contrastProblems } from './contrast-problems'
