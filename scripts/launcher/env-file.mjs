import { randomBytes, randomInt } from 'node:crypto';
import {
	closeSync,
	existsSync,
	fchmodSync,
	fchownSync,
	fsyncSync,
	mkdirSync,
	openSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { loadEnvFile } from 'node:process';
import { parseEnv } from 'node:util';

/** @satisfies {readonly import('@sumu/contract/env').VariableName[]} */
export const secretNames = /** @type {const} */ ([
	'APP_KEYS',
	'API_TOKEN_SALT',
	'ADMIN_JWT_SECRET',
	'TRANSFER_TOKEN_SALT',
	'ENCRYPTION_KEY',
	'JWT_SECRET',
	'INTERNAL_SECRET',
]);

// Without 0/O and 1/l/I: the first password is often typed from another screen.
const passwordAlphabets = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'];

/** Returns 16 letters and digits, with at least one lower-case letter, one capital and one digit. */
export function generatePassword() {
	const pick = (/** @type {string} */ from) => from.charAt(randomInt(from.length));
	const characters = [...passwordAlphabets.map(pick)];
	while (characters.length < 16) characters.push(pick(passwordAlphabets.join('')));
	return characters.sort(() => randomInt(3) - 1).join('');
}

/**
 * Returns the assignment, in quotes that preserve the value. Prefers single quotes, in which Compose does not
 * replace `$`.
 * @param {string} name
 * @param {string} value
 */
function formatAssignment(name, value) {
	if (/^[\w.:/@,+%?&=~-]*$/.test(value)) return `${name}=${value}`;
	const quotedAssignment = ["'", '"', '`', '']
		.map((quote) => `${name}=${quote}${value}${quote}`)
		.find((line) => readBack(line, name) === value);
	if (!quotedAssignment) throw new Error(`No quotes can hold this ${name}: it has all of them.`);
	return quotedAssignment;
}

/**
 * Sets a variable in the text. Replaces the last of several assignments, because Node uses that one.
 * @param {string} text
 * @param {string} name
 * @param {string} value
 */
function setVariable(text, name, value) {
	const line = formatAssignment(name, value);
	const assignmentPattern = `(?:export[^\\S\\n]+)?${name}[^\\S\\n]*=[^\\S\\n]*(?:(["'\`])[^]*?\\1)?.*$`;
	const places = [...text.matchAll(new RegExp(`^[^\\S\\n]*${assignmentPattern}`, 'gm'))];
	const place = places.at(-1) ?? new RegExp(`^# ${name}=.*$`, 'm').exec(text);
	const updatedText =
		place && text.slice(0, place.index) + line + text.slice(place.index + place[0].length);
	return updatedText && readBack(updatedText, name) === value
		? updatedText
		: `${text.trimEnd()}\n${line}\n`;
}

/**
 * Preserves owner and group if this user may set them. The group keeps its read permission; others get none.
 * @param {number} handle
 * @param {import('node:fs').Stats} before
 */
function keepRights(handle, { uid, gid, mode }) {
	try {
		fchownSync(handle, uid, gid);
	} catch {
		return;
	}
	fchmodSync(handle, mode & 0o777 & ~0o037);
}

/**
 * Replaces the file atomically: if the disk is full, the previous file remains.
 * @param {string} requestedFile
 * @param {string} text
 */
function replaceFile(requestedFile, text) {
	mkdirSync(dirname(requestedFile), { recursive: true });
	const before = statSync(requestedFile, { throwIfNoEntry: false });
	const file = before ? realpathSync(requestedFile) : requestedFile;
	const part = `${file}.part`;
	rmSync(part, { force: true });
	const handle = openSync(part, 'wx', 0o600);
	try {
		try {
			writeFileSync(handle, text);
			if (before) keepRights(handle, before);
			fsyncSync(handle);
		} finally {
			closeSync(handle);
		}
		renameSync(part, file);
	} catch (error) {
		rmSync(part, { force: true });
		throw error;
	}
}

/**
 * Returns the variables that take effect: those of the environment, then those of the file, if it exists.
 * @param {string} file
 * @returns {NodeJS.ProcessEnv}
 */
export function readVariables(file) {
	return existsSync(file)
		? { ...parseEnv(readFileSync(file, 'utf8')), ...process.env }
		: { ...process.env };
}

/**
 * @param {NodeJS.ProcessEnv} variables
 * @returns the names of the secrets that are not set
 */
export const listMissingSecrets = (variables) =>
	secretNames.filter((name) => !variables[name]?.trim());

/**
 * Explains to the owner which secrets of an installation are lost, what depends on them and where to find them.
 * @param {readonly (typeof secretNames)[number][]} names
 * @param {string} dataPlace the file or database with the data
 * @param {string} file the settings file
 */
export function explainMissingSecrets(names, dataPlace, file) {
	const uses = names.map((name) => `    ${name}: ${secretUses[name]}`).join('\n');
	return `${names.join(', ')} missing in ${file}, but ${dataPlace} already has data that needs ${names.length > 1 ? 'them' : 'it'}:

${uses}

  No new secret was generated, because it could not read that data. Every backup has the right one in its settings.env:
  \`tar -xzOf BACKUP.tar.gz settings.env\` prints it. Copy the lines above into ${file} and try again.
  If there is no backup and no copy of the file, set a random value of your own; what is listed above then stops working.`;
}

/**
 * Creates `file` from the example if it is missing, writes the given values, and generates each secret and the
 * owner's password if they are missing.
 * @param {string} file
 * @param {string} example
 * @param {Readonly<Record<string, string>>} [givenValues] by name; they replace the values in the file
 * @param {readonly string[]} [more] names of further secrets
 * @throws {SettingsFileError} if the file cannot be written
 * @returns {{ isNew: boolean, password: string | undefined }} whether the file was created, and the owner's
 * password if it was generated now
 */
export function writeEnvFile(file, example, givenValues = {}, more = []) {
	const isNew = !existsSync(file);
	const before = readFileSync(isNew ? example : file, 'utf8');
	let text = before;
	for (const [name, value] of Object.entries(givenValues)) text = setVariable(text, name, value);
	for (const name of [...secretNames, ...more])
		if (!hasValue(text, name))
			text = setVariable(text, name, randomBytes(32).toString('base64url'));
	const isGiven = Boolean(process.env.OWNER_PASSWORD) || hasValue(text, 'OWNER_PASSWORD');
	const password = isGiven ? undefined : generatePassword();
	if (password) text = setVariable(text, 'OWNER_PASSWORD', password);
	if (text === before && !isNew) return { isNew, password };
	try {
		replaceFile(file, text);
	} catch (error) {
		if (!isPermissionError(error)) throw error;
		throw new SettingsFileError(file, listMissingSecrets({ ...parseEnv(before), ...process.env }));
	}
	return { isNew, password };
}

/** The settings file lacks something, and this user may not write it. */
export class SettingsFileError extends Error {
	/**
	 * @param {string} file
	 * @param {readonly string[]} missingNames
	 */
	constructor(file, missingNames) {
		const reason = missingNames.length > 0 ? ` lacks ${missingNames.join(', ')}, and` : '';
		super(
			`${file}${reason} cannot be written by this user. Run \`npm run secrets\` as the owner of that folder (on a server: as root), then let this user read the file: \`chown root:USER ${file} && chmod 640 ${file}\`.`,
		);
	}
}

const isPermissionError = (/** @type {unknown} */ error) =>
	error instanceof Error &&
	'code' in error &&
	['EACCES', 'EPERM', 'EROFS'].includes(String(error.code));

/**
 * Calls `writeEnvFile` and loads the file. Variables that are already set take precedence.
 * @param {string} file
 * @param {string} example
 */
export function loadOrCreateEnvFile(file, example) {
	const envFileResult = writeEnvFile(file, example);
	loadEnvFile(file);
	return envFileResult;
}

const readBack = (/** @type {string} */ text, /** @type {string} */ name) => parseEnv(text)[name];

const hasValue = (/** @type {string} */ text, /** @type {string} */ name) =>
	Boolean(readBack(text, name)?.trim());

/**
 * Features that stop working when a secret is lost or replaced, for messages to the owner.
 * @satisfies {Readonly<Record<typeof import('./env-file.mjs').secretNames[number], string>>}
 */
export const secretUses = /** @type {const} */ ({
	APP_KEYS: 'sign-ins with Google that are in progress',
	API_TOKEN_SALT: 'API tokens',
	ADMIN_JWT_SECRET: 'sessions of the panel',
	TRANSFER_TOKEN_SALT: 'transfer tokens',
	ENCRYPTION_KEY:
		'second factors and their recovery codes, the password of the mail server set in /sumu, API tokens',
	JWT_SECRET: 'sessions of the site, unsubscribe links in letters already sent',
	INTERNAL_SECRET: 'the connection between site and CMS',
});
