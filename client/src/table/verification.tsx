// The verification: the server checks the commitment and replays every move.
import { useState } from 'preact/hooks'
import { api } from '../net/api'
import { Icon } from '../pieces/icon'
import { useTrying } from '../ui/load'
import type { Verified } from '../wire'
import { useWords } from '../words'

export function Verification({ id }: { id: string }) {
  const words = useWords()
  const [done, setDone] = useState<Verified | null>(null)
  const { busy, fault, attempt } = useTrying(words)
  const good = done && done.kept && done.replays
  return (
    <div class="commitment">
      <p class="soft">{words.commitmentWhy}</p>
      <button
        type="button"
        class="act main"
        disabled={busy}
        onClick={() => attempt(async () => setDone(await api.verify(id)))}
      >
        {words.verify}
      </button>
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {done && (
        <div role="status">
          <p class={good ? 'good' : 'fault'}>
            <Icon art={good ? 'tick' : 'cross'} /> {done.text || (good ? words.verified : words.notVerified)}
          </p>
          <dl>
            <dt>{words.commitment}</dt>
            <dd>
              <code>{done.commitment}</code>
            </dd>
            <dt>key</dt>
            <dd>
              <code>{done.key}</code>
            </dd>
            <dt>salt</dt>
            <dd>
              <code>{done.salt}</code>
            </dd>
          </dl>
        </div>
      )}
    </div>
  )
}
