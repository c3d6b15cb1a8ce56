import { errors } from '@strapi/utils';
import { maxLengths } from '@sumu/contract';
import type { Context } from 'koa';
import { limitedCall } from '../platform/limits/rate-limit';
import { previewArticle } from '../platform/markdown/render';

const limit = limitedCall('preview');

/** Returns Markdown as the site renders it; stores nothing. */
export async function article(ctx: Context) {
	const { text } = Object(ctx.request.body);
	if (typeof text !== 'string' || text.length > maxLengths.article)
		throw new errors.ValidationError('text is missing, or too long');
	await limit(ctx, async () => {
		ctx.body = { data: await previewArticle(text) };
	});
}
