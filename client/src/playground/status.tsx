// Says that the engine is being loaded: until then games can be looked at, but not played.
import { useSettings } from '../settings'
import type { Lang } from '../wire'

export type Stage = 'loading' | 'ready' | 'failed'

const TEXTS: Record<Lang, Record<Stage, string>> = {
  en: {
    loading: 'Loading the engine…',
    ready: '',
    failed: 'The engine could not be loaded. A newer browser or a better connection may help.',
  },
  ja: {
    loading: 'エンジンを読み込み中…',
    ready: '',
    failed: 'エンジンを読み込めませんでした。新しいブラウザーか、別の回線で試してください。',
  },
}

export function Status({ stage }: { stage: Stage }) {
  const { lang } = useSettings()
  const text = TEXTS[lang][stage]
  return (
    <p class="enginestatus" role="status" data-stage={stage}>
      {text}
    </p>
  )
}
