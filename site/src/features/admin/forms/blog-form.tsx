import {
	addBlog,
	type Blog,
	type BlogForm,
	blogFormSchema,
	blogUpdateSchema,
	messages,
	updateBlog,
} from '@sumu/contract';
import { paths } from '../../../config/paths';
import { sumuPaths } from '../../../config/sumu-paths';
import { callAsUser } from '../../../lib/session/call-as-user';
import { AddEntry, UpdateEntry } from './components/entry-screen';
import { cropHints } from './crop-hints';
import type { EntryFormDefinition, ShowArticle } from './entry-form/definition';

/** `show` shows the preview, as the site's own post page would. */
export const blogForm = (show: ShowArticle): EntryFormDefinition<BlogForm, Blog> => ({
	name: 'blog',
	fields: {
		topic: { kind: 'line', label: 'Blog name' },
		author: { kind: 'line', label: 'Author Name' },
		description: { kind: 'markdown', label: 'Description', show },
		img: { kind: 'picture', label: 'Cover picture', cropHint: cropHints.blog },
	},
});

export const AddBlog = ({ show }: { show: ShowArticle }) => (
	<AddEntry
		form={blogForm(show)}
		title="Add Blog"
		save="Save post"
		schema={blogFormSchema}
		send={(body) => callAsUser(addBlog, { body })}
		done={messages.productAdded}
	/>
);

export const UpdateBlog = ({ blog, show }: { blog: Blog; show: ShowArticle }) => (
	<UpdateEntry
		form={blogForm(show)}
		entry={blog}
		title="Update Blog"
		save="Update post"
		schema={blogUpdateSchema}
		send={(body) => callAsUser(updateBlog, { params: { id: blog._id }, body })}
		done={messages.updated}
		view={paths.blog.at(blog._id)}
		anew={{ to: sumuPaths.addBlog.at() }}
	/>
);
