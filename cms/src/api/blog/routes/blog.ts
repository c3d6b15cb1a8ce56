import {
	addBlog,
	deleteBlog,
	getBlog,
	listBlogs,
	listPostAddresses,
	listTags,
	pageBlogs,
	previewBlog,
	removeTag,
	renameTag,
	updateBlog,
} from '@sumu/contract';
import { createRoute } from '../../../contract/route';
import { createCallRateLimit } from '../../../platform/limits/rate-limit';
import { createRequirementsValidator } from '../../../required-fields';

export default {
	routes: [
		createRoute(listBlogs),
		createRoute(listPostAddresses),
		createRoute(pageBlogs),
		createRoute(listTags),
		createRoute(renameTag),
		createRoute(removeTag),
		createRoute(getBlog, { policies: ['global::drafts-for-managers'] }),
		createRoute(addBlog, { demands: createRequirementsValidator('blog', 'whole') }),
		createRoute(updateBlog, { demands: createRequirementsValidator('blog', 'given') }),
		createRoute(deleteBlog),
		createRoute(previewBlog, { middlewares: [createCallRateLimit('preview')] }),
	],
};
