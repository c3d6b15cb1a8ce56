import { errors } from '@strapi/utils';
import { maxLengths } from '@sumu/contract';
import type { Context } from 'koa';
import { article as rendered } from '../platform/markdown/render';

/** Markdown as the site shows it; nothing is kept. */
export async function article(ctx: Context) {
	const { text } = Object(ctx.request.body);
	if (typeof text !== 'string' || text.length > maxLengths.article)
		throw new errors.ValidationError('text is missing, or too long');
	ctx.body = { data: { html: await rendered(text) } };
}
