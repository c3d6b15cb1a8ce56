import {
	addBlog,
	type Blog,
	blogFormSchema,
	blogUpdateSchema,
	messages,
	updateBlog,
} from '@sumu/contract';
import { useState } from 'react';
import { sumuPaths } from '../../../config/sumu-paths';
import { callAsUser } from '../../../lib/session/call-as-user';
import { changedPicture } from './changed-picture';
import { LineField } from './components/form-fields';
import { FormScreen } from './components/form-screen';
import { PictureField } from './components/picture-field';
import { cropHints } from './crop-hints';
import { type EntryForm, useEntryForm } from './entry-form/use-entry-form';
import { MarkdownField } from './markdown/markdown-field';
import type { ShowArticle } from './markdown/preview';
import { useSaved } from './use-saved';
import { withoutEmpty } from './without-empty';

const empty = { topic: '', author: '', description: '', img: '' };

interface ScreenProps {
	entry: EntryForm;
	title: string;
	save: string;
	show: ShowArticle;
}

function Screen({ entry, title, save, show }: ScreenProps) {
	return (
		<FormScreen
			title={title}
			save={save}
			entry={entry}
			aside={<PictureField entry={entry} label="Cover picture" cropHint={cropHints.blog} />}
			below={<MarkdownField entry={entry} name="description" label="Description" show={show} />}
		>
			<LineField entry={entry} name="topic" label="Blog name" />
			<LineField entry={entry} name="author" label="Author Name" />
		</FormScreen>
	);
}

/** `show` shows the preview, as the site's own post page would. */
export function AddBlog({ show }: { show: ShowArticle }) {
	const entry = useEntryForm({
		name: 'blog',
		schema: blogFormSchema,
		initial: empty,
		picture: 'img',
		send: (body) => callAsUser(addBlog, { body }),
		onSaved: useSaved(messages.productAdded),
	});
	return <Screen entry={entry} title="Add Blog" save="Save post" show={show} />;
}

export function UpdateBlog({ blog, show }: { blog: Blog; show: ShowArticle }) {
	const { _id: id, topic, author, description, img } = blog;
	const [initial] = useState({ topic, author, description, img });
	const entry = useEntryForm({
		name: `blog-${id}`,
		schema: blogUpdateSchema,
		initial,
		picture: 'img',
		prepare: withoutEmpty('img'),
		send: (body) =>
			callAsUser(updateBlog, {
				params: { id },
				body: { ...body, img: changedPicture(img, body.img) },
			}),
		onSaved: useSaved(messages.updated, sumuPaths.manageBlogs.at()),
	});
	return <Screen entry={entry} title="Update Blog" save="Update post" show={show} />;
}
