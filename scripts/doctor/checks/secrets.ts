import { secrets as names } from '../../launcher/env-file.mjs';
import { type Check, ok, wrong } from '../finding';

const todo =
	'Empty its line in the settings file: `npm start` fills it in. It signs everybody out.';
/** Stored data is encrypted with this secret, so if another secret has the same value, that one is changed. */
const kept = 'ENCRYPTION_KEY';
const todoOfKept = `Leave ${kept} as it is until nobody has a second factor: another one makes them unreadable, recovery codes included (docs/security.md).`;
const keptFirst = [kept, ...names.filter((name) => name !== kept)] as const;

export const secrets: Check = {
	name: 'Secrets',
	look({ settings }) {
		const missing = names.filter((name) => !settings[name]);
		if (missing.length > 0)
			return wrong(`${missing.join(', ')} missing`, '`npm start` makes them at random.');
		const same = keptFirst.filter(
			(name, index) => keptFirst.findIndex((other) => settings[other] === settings[name]) < index,
		);
		if (same.length > 0) return wrong(`${same.join(', ')} the same as another`, todo);
		const weak = names.filter((name) => new Set(settings[name]).size < 8);
		if (weak.length > 0)
			return wrong(
				`${weak.join(', ')} can be guessed`,
				[weak.some((name) => name !== kept) && todo, weak.includes(kept) && todoOfKept]
					.filter(Boolean)
					.join(' '),
			);
		return ok(`all ${names.length} there, and each its own`);
	},
};
