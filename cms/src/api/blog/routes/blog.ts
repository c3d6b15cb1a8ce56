import {
	addBlog,
	deleteBlog,
	getBlog,
	listBlogs,
	listTags,
	pageBlogs,
	previewBlog,
	updateBlog,
} from '@sumu/contract';
import { createRoute } from '../../../contract/route';
import { createCallRateLimit } from '../../../platform/limits/rate-limit';

export default {
	routes: [
		createRoute(listBlogs),
		createRoute(pageBlogs),
		createRoute(listTags),
		createRoute(getBlog, { policies: ['global::drafts-for-managers'] }),
		createRoute(addBlog),
		createRoute(updateBlog),
		createRoute(deleteBlog),
		createRoute(previewBlog, { middlewares: [createCallRateLimit('preview')] }),
	],
};
