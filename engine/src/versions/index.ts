export { type CounterpartVersion, findCounterparts } from './counterparts'
export { chooseMainDoc } from './main-doc'
