import {
	addBlog,
	type BlogForm,
	blogFormSchema,
	blogUpdateSchema,
	type ManagedBlog,
	messages,
	updateBlog,
} from '@sumu/contract';
import { callAsUser } from '../../../lib/session/call-as-user';
import { useTagSuggestions } from '../tags/api';
import { tagWords } from '../tags/words';
import { AddEntry } from './components/add-entry';
import { UpdateEntry } from './components/update-entry';
import { cropHints } from './crop-hints';
import type { EntryFormDefinition, ShowArticle } from './entry-form/definition';
import { useShownPost } from './preview/use-shown-post';

/** `show` renders the preview as the public post page does. */
export const blogForm = (show: ShowArticle): EntryFormDefinition<BlogForm, ManagedBlog> => ({
	name: 'blog',
	useShown: useShownPost,
	fields: {
		topic: { kind: 'line', label: 'Blog name', isTitle: true },
		description: { kind: 'markdown', label: 'Description', show },
		slug: {
			kind: 'line',
			label: 'Page address',
			isDetail: true,
			isOptional: true,
			placeholder: 'Created from the name',
		},
		author: { kind: 'line', label: 'Author', isDetail: true },
		img: { kind: 'picture', label: 'Cover picture', cropHint: cropHints.blog },
		pictureAlt: { kind: 'line', label: 'Cover description', isOptional: true, isDetail: true },
		tags: {
			kind: 'line',
			label: 'Tags, separated by commas',
			isDetail: true,
			isOptional: true,
			suggestions: { label: tagWords.suggestions, useChoices: useTagSuggestions },
			read: ({ tags }) => tags.join(', '),
		},
		excerpt: {
			kind: 'text',
			label: 'Excerpt',
			isDetail: true,
			isOptional: true,
			rows: 2,
			read: ({ ownExcerpt }) => ownExcerpt,
		},
		seoTitle: {
			kind: 'line',
			label: 'Title for search engines',
			isOptional: true,
			half: true,
			isDetail: true,
		},
		seoDescription: {
			kind: 'line',
			label: 'Description for search engines',
			isDetail: true,
			isOptional: true,
			half: true,
		},
	},
});

export const AddBlog = ({ show }: { show: ShowArticle }) => (
	<AddEntry
		form={blogForm(show)}
		title="Add Blog"
		schema={blogFormSchema}
		send={(body) => callAsUser(addBlog, { body })}
		done={messages.productAdded}
	/>
);

export const UpdateBlog = ({ blog, show }: { blog: ManagedBlog; show: ShowArticle }) => (
	<UpdateEntry
		form={blogForm(show)}
		entry={blog}
		title="Update Blog"
		schema={blogUpdateSchema}
		send={(body) => callAsUser(updateBlog, { params: { id: blog._id }, body })}
		done={messages.updateSucceeded}
	/>
);
