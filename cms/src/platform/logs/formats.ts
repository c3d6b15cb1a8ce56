import { formats, winston } from '@strapi/logger';
import { formatFields, jsonLine, redactSecrets } from '@sumu/contract/logs';

type Info = Parameters<Parameters<typeof winston.format.printf>[0]>[0];

/** Returns the id of the current request; undefined while Strapi starts. */
const requestId = (): string | undefined =>
	typeof strapi === 'undefined' ? undefined : strapi.requestContext.get()?.state.requestId;

/** Exempts a log entry from redaction: an unsent e-mail is useless without its address and link. */
export const inFull = { inFull: true } as const;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
const redactText = (info: Info, text: string) => (info.inFull ? text : redactSecrets(text));

/** Returns the additional properties of an entry. */
function moreOf(info: Info): Record<string, unknown> {
	const { level: _level, message: _message, stack: _stack, inFull: _inFull, ...more } = info;
	return more;
}

export const jsonFormat = winston.format.printf((info) => {
	const stack = textOf(info.stack);
	return jsonLine({
		time: new Date(),
		level: info.level,
		part: 'cms',
		requestId: requestId(),
		message: redactText(info, String(info.message)),
		stack: stack && redactText(info, stack),
		more: moreOf(info),
	});
});

const fieldsFormat = winston.format((info) => {
	const fields = formatFields({ requestId: requestId(), ...moreOf(info) });
	const text = redactText(info, String(textOf(info.stack) ?? info.message));
	return {
		level: info.level,
		message: fields ? `${text} (${fields})` : text,
		[levelSymbol]: info.level,
	};
});

/** Property from which winston reads the level. */
const levelSymbol = Symbol.for('level');

/** Strapi's own format, with the request id and the additional fields. */
export const prettyFormat = winston.format.combine(fieldsFormat(), formats.prettyPrint());
