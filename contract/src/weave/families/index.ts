import type { FamilyName } from '../loom/pattern';
import type { Field } from './field';
import { gamcha } from './gamcha';
import { ikat } from './ikat';
import { jamdani } from './jamdani';
import { kantha } from './kantha';
import { kilim } from './kilim';
import { twill } from './twill';

export const families: Readonly<Record<FamilyName, Field>> = {
	jamdani,
	ikat,
	twill,
	gamcha,
	kilim,
	kantha,
};
