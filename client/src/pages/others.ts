// Every page but the first: loaded when one of them is opened.
import '../style/teach.css'
import '../words/more'

export { HelpPage } from './help'
export { CardPage, HowPage } from './how'
export { LearnPage } from './learn'
export { MakePage } from './make'
export { ReplayPage } from './replay'
export { RulesPage } from './rules'
export { TablePage } from './table'
export { SymbolTip } from '../teach/legend'
