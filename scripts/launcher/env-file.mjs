import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadEnvFile } from 'node:process';

/** @satisfies {readonly import('@sumu/contract/env').VariableName[]} */
export const secrets = /** @type {const} */ ([
	'APP_KEYS',
	'API_TOKEN_SALT',
	'ADMIN_JWT_SECRET',
	'TRANSFER_TOKEN_SALT',
	'ENCRYPTION_KEY',
	'JWT_SECRET',
	'INTERNAL_SECRET',
]);

// Without 0/O and 1/l/I: the first password is often typed from another screen.
const alphabets = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'];

/** 16 letters and digits, with at least one small letter, capital and digit. */
export function generatePassword() {
	const pick = (/** @type {string} */ from) => from.charAt(randomInt(from.length));
	const characters = [...alphabets.map(pick)];
	while (characters.length < 16) characters.push(pick(alphabets.join('')));
	return characters.sort(() => randomInt(3) - 1).join('');
}

const fill = (
	/** @type {string} */ text,
	/** @type {string} */ name,
	/** @type {string} */ value,
) => {
	const line = new RegExp(`^(?:# )?${name}=.*$`, 'm');
	return line.test(text)
		? text.replace(line, () => `${name}=${value}`)
		: `${text.trimEnd()}\n${name}=${value}\n`;
};

/**
 * Makes `file` from the example when it is missing, writes what is given and, at random, each secret and the
 * owner's password where there is none yet.
 * @param {string} file
 * @param {string} example
 * @param {Readonly<Record<string, string>>} [given] by name; it replaces what the file says
 * @param {readonly string[]} [more] names of further secrets
 * @returns {{ isNew: boolean, password: string | undefined }} whether the file was made, and the owner's
 * password where it was generated now
 */
export function writeEnvFile(file, example, given = {}, more = []) {
	const isNew = !existsSync(file);
	const before = readFileSync(isNew ? example : file, 'utf8');
	let text = before;
	for (const [name, value] of Object.entries(given)) text = fill(text, name, value);
	for (const name of [...secrets, ...more])
		if (!hasValue(text, name)) text = fill(text, name, randomBytes(32).toString('base64url'));
	const isGiven = Boolean(process.env.OWNER_PASSWORD) || hasValue(text, 'OWNER_PASSWORD');
	const password = isGiven ? undefined : generatePassword();
	if (password) text = fill(text, 'OWNER_PASSWORD', password);
	if (text !== before || isNew) {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text, { mode: 0o600 });
	}
	return { isNew, password };
}

/**
 * `writeEnvFile`, and loads it; what the environment already sets wins.
 * @param {string} file
 * @param {string} example
 */
export function loadOrCreateEnvFile(file, example) {
	const written = writeEnvFile(file, example);
	loadEnvFile(file);
	return written;
}

const hasValue = (/** @type {string} */ text, /** @type {string} */ name) =>
	new RegExp(`^${name}=[^\\S\\n]*\\S`, 'm').test(text);
