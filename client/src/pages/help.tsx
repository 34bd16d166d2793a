import { Shell } from '../ui/shell'
import { useWords } from '../words'

export function HelpPage() {
  const words = useWords()
  return (
    <Shell title={words.help}>
      <h1>{words.howTitle}</h1>
      <ul class="prose">
        <li>{words.how1}</li>
        <li>{words.how2}</li>
        <li>{words.how3}</li>
        <li>{words.how4}</li>
      </ul>
      <h2>{words.keysTitle}</h2>
      <KeyTable />
    </Shell>
  )
}

export function KeyTable() {
  const words = useWords()
  const keys: [string[], string][] = [
    [['Tab', '←', '→', '↑', '↓'], words.keyMove],
    [['Enter', 'Space'], words.keyPick],
    [['R'], words.keyRotate],
    [['C'], words.keyConfirm],
    [['Esc'], words.keyClear],
    [['L'], words.keyList],
    [['1', '…', '9'], words.keyNumber],
    [['U'], words.keyUndo],
    [['H'], words.keyHow],
    [['Q'], words.keyCard],
  ]
  return (
    <table class="keys">
      <tbody>
        {keys.map(([names, what]) => (
          <tr>
            <th scope="row">
              {names.map((k) => (
                <kbd>{k}</kbd>
              ))}
            </th>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
