// Every page but the first: loaded when one of them is opened.
export { HelpPage } from './help'
export { LearnPage } from './learn'
export { MakePage } from './make'
export { ReplayPage } from './replay'
export { RulesPage } from './rules'
export { TablePage } from './table'
