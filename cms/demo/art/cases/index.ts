import { ferry } from './ferry.ts';
import { ledger } from './ledger.ts';
import { nakshi } from './nakshi.ts';
import { radio } from './radio.ts';
import { shapla } from './shapla.ts';
import { walks } from './walks.ts';

export const cases = { ...shapla, ...radio, ...ferry, ...nakshi, ...walks, ...ledger };
