import { errors } from '@strapi/utils';
import { maxLengths } from '@sumu/contract';
import type { Context } from 'koa';
import { createCallRateLimit } from '../platform/limits/rate-limit';
import { previewArticle } from '../platform/markdown/render';

const limitPreviews = createCallRateLimit('preview');

/** Returns Markdown as the site renders it; stores nothing. */
export async function renderArticlePreview(ctx: Context) {
	const { text } = Object(ctx.request.body);
	if (typeof text !== 'string' || text.length > maxLengths.article)
		throw new errors.ValidationError('text is missing, or too long');
	await limitPreviews(ctx, async () => {
		ctx.body = { data: await previewArticle(text) };
	});
}
