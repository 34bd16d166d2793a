import { RulesPane } from '../table/rules'
import { Shell } from '../ui/shell'
import { useWords } from '../words'

export function RulesPage({ game }: { game: string }) {
  const words = useWords()
  return (
    <Shell title={words.rules}>
      <h1>{words.rules}</h1>
      <RulesPane game={game} clause="" />
    </Shell>
  )
}
