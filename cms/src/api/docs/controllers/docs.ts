import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { type OpenapiDocument, openapiDocument } from '../../../openapi/document';
import { viewerFile, viewerPage, viewerScript } from '../../../openapi/viewer';

const sendText = (ctx: Context, type: string, body: string) => {
	ctx.type = type;
	ctx.body = body;
};

/** Generated once: it does not change while the server runs. */
let cachedOpenapiDocument: OpenapiDocument | undefined;

export default {
	document(ctx: Context) {
		cachedOpenapiDocument ??= openapiDocument(strapi);
		ctx.body = cachedOpenapiDocument;
	},
	page: (ctx: Context) => sendText(ctx, 'text/html', viewerPage),
	script: (ctx: Context) => sendText(ctx, 'text/javascript', viewerScript),
	file(ctx: Context) {
		const file = viewerFile(String(ctx.params.file));
		if (!file) throw new errors.NotFoundError();
		ctx.type = file.type;
		ctx.set('Cache-Control', 'public, max-age=3600');
		ctx.body = file.stream;
	},
};
