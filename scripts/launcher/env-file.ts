import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadEnvFile } from 'node:process';
import type { VariableName } from '@sumu/contract/env';

export const secrets = [
	'APP_KEYS',
	'API_TOKEN_SALT',
	'ADMIN_JWT_SECRET',
	'TRANSFER_TOKEN_SALT',
	'ENCRYPTION_KEY',
	'JWT_SECRET',
	'INTERNAL_SECRET',
] as const satisfies readonly VariableName[];

// Without 0/O and 1/l/I: the first password is often typed from another screen.
const alphabets = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'];

/** 16 letters and digits, with at least one small letter, capital and digit. */
export function generatePassword(): string {
	const pick = (from: string) => from.charAt(randomInt(from.length));
	const characters = [...alphabets.map(pick)];
	while (characters.length < 16) characters.push(pick(alphabets.join('')));
	return characters.sort(() => randomInt(3) - 1).join('');
}

const fill = (text: string, name: string, value: string) => {
	const line = new RegExp(`^${name}=.*$`, 'm');
	return line.test(text)
		? text.replace(line, `${name}=${value}`)
		: `${text.trimEnd()}\n${name}=${value}\n`;
};

interface EnvFile {
	readonly isNew: boolean;
	readonly password: string | undefined;
}

/**
 * Makes `file` from the example with random secrets when it is missing, fills in secrets it lacks,
 * and loads it; what the environment already sets wins.
 * @returns whether the file was made, and the owner's password where it was generated now
 */
export function loadOrCreateEnvFile(file: string, example: string): EnvFile {
	const isNew = !existsSync(file);
	const before = readFileSync(isNew ? example : file, 'utf8');
	let text = before;
	for (const name of secrets)
		if (!hasValue(text, name)) text = fill(text, name, randomBytes(32).toString('base64url'));
	const isGiven = Boolean(process.env.OWNER_PASSWORD) || hasValue(text, 'OWNER_PASSWORD');
	const password = isGiven ? undefined : generatePassword();
	if (password) text = fill(text, 'OWNER_PASSWORD', password);
	if (text !== before || isNew) {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text, { mode: 0o600 });
	}
	loadEnvFile(file);
	return { isNew, password };
}

const hasValue = (text: string, name: string) =>
	new RegExp(`^${name}=[^\\S\\n]*\\S`, 'm').test(text);
