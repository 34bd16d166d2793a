// The words of every page but the first: added to those of the first page when one of the others is opened.
import { WORDS } from '.'
import * as lesson from './lesson'
import * as stage from './stage'
import * as table from './table'
import * as teach from './teach'

for (const lang of ['en', 'ja'] as const)
  Object.assign(WORDS[lang], table[lang], stage[lang], lesson[lang], teach[lang])
