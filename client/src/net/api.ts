// The lobby over HTTP. Seat tokens are cookies that scripts cannot read.
import { settings } from '../settings'
import type { GameRecord } from '../verify/record'
import type {
  Address,
  BotSeat,
  CardText,
  ForkTable,
  Course,
  Games,
  HowText,
  InviteSeat,
  JoinTable,
  LeaveTable,
  Lessons,
  Me,
  NewTable,
  Problem,
  ReplayScene,
  RulesText,
  Seated,
  TableList,
  TakeBack,
  Verified,
} from '../wire'
import { transport } from './transport'

/** A refusal of the server, with its sentence. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text)
  }
}

async function refusal(answer: Response): Promise<Refusal> {
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>
  return new Refusal(answer.status, problem.error ?? `${answer.status} ${answer.statusText}`)
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { 'Accept-Language': settings().lang, ...(init.body ? { 'Content-Type': 'application/json' } : {}) }
  const answer = await transport().request('/api' + path, { ...init, headers })
  if (!answer.ok) throw await refusal(answer)
  return answer
}

const get = async <T>(path: string): Promise<T> => (await ask(path)).json() as Promise<T>

const post = async <T>(path: string, body: unknown): Promise<T> =>
  (
    await ask(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })
  ).json() as Promise<T>

const table = (id: string) => `/tables/${encodeURIComponent(id)}`
const game = (id: string) => `/games/${encodeURIComponent(id)}`
const query = (values: Record<string, string | number>) =>
  '?' + new URLSearchParams(Object.entries(values).map(([k, v]) => [k, String(v)])).toString()

export const api = {
  games: () => get<Games>('/games' + query({ lang: settings().lang })),
  art: async (id: string) => (await ask(`${game(id)}/art.svg`)).text(),
  how: (id: string) => get<HowText>(`${game(id)}/how` + query({ lang: settings().lang })),
  card: (id: string) => get<CardText>(`${game(id)}/card` + query({ lang: settings().lang })),
  rules: (id: string) => get<RulesText>(`${game(id)}/rules` + query({ lang: settings().lang })),
  lessons: (id: string) => get<Lessons>(`${game(id)}/lessons` + query({ lang: settings().lang })),
  learn: (id: string, lesson: string, name: string) =>
    post<Seated>(`${game(id)}/lessons/${encodeURIComponent(lesson)}`, { name }),
  tables: () => get<TableList>('/tables' + query({ lang: settings().lang })),
  address: () => get<Address>('/address'),
  me: () => get<Me>('/me' + query({ lang: settings().lang })),
  make: (body: NewTable) => post<Seated>('/tables', body),
  join: (id: string, body: JoinTable) => post<Seated>(`${table(id)}/join`, body),
  leave: (id: string, body: LeaveTable) => post<unknown>(`${table(id)}/leave`, body),
  bot: (id: string, body: BotSeat) => post<unknown>(`${table(id)}/bot`, body),
  invite: (id: string, body: InviteSeat) => post<Seated>(`${table(id)}/invite`, body),
  takeBack: (id: string, body: TakeBack) => post<unknown>(`${table(id)}/back`, body),
  rematch: (id: string) => post<Seated>(`${table(id)}/rematch`, {}),
  fork: (id: string, body: ForkTable) => post<Seated>(`${table(id)}/fork`, body),
  upload: (record: string) => post<Seated>('/records', record),
  course: (id: string) => get<Course>(`${table(id)}/course`),
  verify: (id: string) => get<Verified>(`${table(id)}/verify`),
  replay: (id: string, at: number, seat: number) =>
    get<ReplayScene>(`${table(id)}/replay` + query({ at, seat, lang: settings().lang })),
  record: (id: string) => get<GameRecord>(`${table(id)}/record`),
  recordPath: (id: string) => `/api${table(id)}/record`,
  recordText: async (id: string) => (await ask(`${table(id)}/record`)).text(),
}
