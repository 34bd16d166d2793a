// The verification: the server replays every move, and this browser checks by itself what was drawn.
import { useState } from 'preact/hooks'
import { api } from '../net/api'
import { Icon } from '../pieces/icon'
import { useTrying } from '../ui/load'
import { notedAt } from '../verify/noted'
import { verifyRecord, type Check, type Finding } from '../verify/record'
import type { Verified } from '../wire'
import { useWords, type Words } from '../words'

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
      <VerificationHere id={id} />
    </div>
  )
}

const TEXTS: Record<Check, keyof Words> = {
  commitment: 'checkCommitment',
  pledge: 'checkPledge',
  key: 'checkKey',
  noted: 'checkNoted',
  mine: 'checkMine',
  deal: 'checkDeal',
}

function VerificationHere({ id }: { id: string }) {
  const words = useWords()
  const [found, setFound] = useState<Finding[] | null>(null)
  const { busy, fault, attempt } = useTrying(words)
  const verify = async () => setFound(verifyRecord(await api.record(id), notedAt(id)))
  return (
    <>
      <p class="soft">{words.verifyHereWhy}</p>
      <button type="button" class="act main" disabled={busy} onClick={() => attempt(verify)}>
        {words.verifyHere}
      </button>
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {found && (
        <ul role="status" class="checks">
          {found.map(({ check, ok }) => (
            <li class={ok ? 'good' : 'fault'}>
              <Icon art={ok ? 'tick' : 'cross'} /> {words[TEXTS[check]]}
            </li>
          ))}
          {!found.some(({ check }) => check === 'key') && <li class="soft">{words.drawnAlone}</li>}
        </ul>
      )}
    </>
  )
}
