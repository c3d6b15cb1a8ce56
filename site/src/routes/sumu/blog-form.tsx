import { blogToEdit } from '../../features/admin/forms/api/entry-queries';
import { AddBlog, UpdateBlog } from '../../features/admin/forms/blog-form';
import { createEntryFormRoute } from './entry-form-route';
import { showArticle } from './show-article';

const { clientLoader, EntryFormScreen } = createEntryFormRoute({
	toEdit: blogToEdit,
	Add: () => <AddBlog show={showArticle} />,
	renderUpdate: (blog) => <UpdateBlog blog={blog} show={showArticle} />,
});

export { clientLoader, EntryFormScreen as default };
