import type { FamilyName } from '../loom/pattern';
import type { FieldRenderer } from '../loom/pattern-context';
import { gamchaField } from './gamcha';
import { ikatField } from './ikat';
import { jamdaniField } from './jamdani';
import { kanthaField } from './kantha';
import { kilimField } from './kilim';
import { twillField } from './twill';

export const fieldRenderers: Readonly<Record<FamilyName, FieldRenderer>> = {
	jamdani: jamdaniField,
	ikat: ikatField,
	twill: twillField,
	gamcha: gamchaField,
	kilim: kilimField,
	kantha: kanthaField,
};
