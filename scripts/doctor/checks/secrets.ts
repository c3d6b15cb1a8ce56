import { secretNames as names, secretUses } from '../../launcher/env-file.mjs';
import { findData } from '../../launcher/find-data';
import { type DoctorCheck, reportFailure, reportOk } from '../doctor-check';

const replaceSecretInstruction =
	'Set it to another random value in the settings file, and restart. It signs everybody out.';
/** Stored data is encrypted with this secret, so if another secret has the same value, that one is changed. */
const encryptionKeyName = 'ENCRYPTION_KEY';
const keepEncryptionKeyInstruction = `Leave ${encryptionKeyName} as it is until nobody has a second factor: another one makes them unreadable, recovery codes included (docs/security.md).`;
const encryptionKeyFirst = [
	encryptionKeyName,
	...names.filter((name) => name !== encryptionKeyName),
] as const;

export const secretsCheck: DoctorCheck = {
	name: 'Secrets',
	async look({ settings, envFile }) {
		const missingSecrets = names.filter((name) => !settings[name]);
		if (missingSecrets.length > 0) {
			// A database that does not answer may have data.
			const dataPlace = await findData(settings).catch(() => 'the database');
			return reportFailure(
				`${missingSecrets.join(', ')} missing`,
				dataPlace
					? `Copy ${missingSecrets.length > 1 ? 'them' : 'it'} from the settings.env of a backup into ${envFile}: \`tar -xzOf BACKUP.tar.gz settings.env\`. ${dataPlace} has data that needs ${missingSecrets.length > 1 ? 'them' : 'it'}: ${missingSecrets.map((name) => secretUses[name]).join('; ')}.`
					: '`npm start` makes them at random.',
			);
		}
		const same = encryptionKeyFirst.filter(
			(name, index) =>
				encryptionKeyFirst.findIndex((other) => settings[other] === settings[name]) < index,
		);
		if (same.length > 0)
			return reportFailure(`${same.join(', ')} the same as another`, replaceSecretInstruction);
		const weak = names.filter((name) => new Set(settings[name]).size < 8);
		if (weak.length > 0)
			return reportFailure(
				`${weak.join(', ')} can be guessed`,
				[
					weak.some((name) => name !== encryptionKeyName) && replaceSecretInstruction,
					weak.includes(encryptionKeyName) && keepEncryptionKeyInstruction,
				]
					.filter(Boolean)
					.join(' '),
			);
		return reportOk(`all ${names.length} there, and each its own`);
	},
};
