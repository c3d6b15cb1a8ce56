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
import { route } from '../../../contract/route';
import { limitedCall } from '../../../platform/limits/rate-limit';

export default {
	routes: [
		route(listBlogs),
		route(pageBlogs),
		route(listTags),
		route(getBlog, { policies: ['global::drafts-for-managers'] }),
		route(addBlog),
		route(updateBlog),
		route(deleteBlog),
		route(previewBlog, { middlewares: [limitedCall('preview')] }),
	],
};
