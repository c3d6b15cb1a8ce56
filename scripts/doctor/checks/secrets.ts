import { secrets as names } from '../../launcher/env-file.mjs';
import { type Check, ok, wrong } from '../finding';

const todo =
	'Empty its line in the settings file: `npm start` fills it in. It signs everybody out.';

export const secrets: Check = {
	name: 'Secrets',
	look({ settings }) {
		const missing = names.filter((name) => !settings[name]);
		if (missing.length > 0)
			return wrong(`${missing.join(', ')} missing`, '`npm start` makes them at random.');
		const same = names.filter(
			(name, index) => names.findIndex((other) => settings[other] === settings[name]) < index,
		);
		if (same.length > 0) return wrong(`${same.join(', ')} the same as another`, todo);
		const weak = names.filter((name) => new Set(settings[name]).size < 8);
		if (weak.length > 0) return wrong(`${weak.join(', ')} can be guessed`, todo);
		return ok(`all ${names.length} there, and each its own`);
	},
};
