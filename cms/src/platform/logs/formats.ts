import { formats, winston } from '@strapi/logger';
import { jsonLine, scrubbed } from '@sumu/contract/logs';

type Info = Parameters<Parameters<typeof winston.format.printf>[0]>[0];

/** Of the request that is being answered; none while Strapi starts. */
const requestId = (): string | undefined =>
	typeof strapi === 'undefined' ? undefined : strapi.requestContext.get()?.state.requestId;

/** What a log entry may say in full: a mail that is sent to nobody, which is only worth its address and its link. */
export const inFull = { inFull: true } as const;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
const clean = (info: Info, text: string) => (info.inFull ? text : scrubbed(text));

/** What Strapi and we add to an entry by names of our own. */
function moreOf(info: Info): Record<string, unknown> {
	const { level: _level, message: _message, stack: _stack, inFull: _inFull, ...more } = info;
	return more;
}

export const json = winston.format.printf((info) => {
	const stack = textOf(info.stack);
	return jsonLine({
		time: new Date(),
		level: info.level,
		part: 'cms',
		requestId: requestId(),
		message: clean(info, String(info.message)),
		stack: stack && clean(info, stack),
		more: moreOf(info),
	});
});

const written = (value: unknown) =>
	typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

const named = winston.format((info) => {
	const values = Object.values(moreOf(info)).map(written);
	const more = [requestId(), ...values].filter(Boolean).join(' ');
	const text = clean(info, String(textOf(info.stack) ?? info.message));
	return { level: info.level, message: more ? `${text} (${more})` : text, [symbol]: info.level };
});

/** By which winston knows the level. */
const symbol = Symbol.for('level');

/** As Strapi writes it, with the request's name. */
export const pretty = winston.format.combine(named(), formats.prettyPrint());
