export { htmlFaults } from './check-html'
