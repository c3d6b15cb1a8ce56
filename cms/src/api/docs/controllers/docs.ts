import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { type OpenapiDocument, openapiDocument } from '../../../openapi/document';
import { page, script, viewerFile } from '../../../openapi/viewer';

const text = (ctx: Context, type: string, body: string) => {
	ctx.type = type;
	ctx.body = body;
};

/** Generated once: it does not change while the server runs. */
let document: OpenapiDocument | undefined;

export default {
	document(ctx: Context) {
		document ??= openapiDocument(strapi);
		ctx.body = document;
	},
	page: (ctx: Context) => text(ctx, 'text/html', page),
	script: (ctx: Context) => text(ctx, 'text/javascript', script),
	file(ctx: Context) {
		const file = viewerFile(String(ctx.params.file));
		if (!file) throw new errors.NotFoundError();
		ctx.type = file.type;
		ctx.set('Cache-Control', 'public, max-age=3600');
		ctx.body = file.stream;
	},
};
