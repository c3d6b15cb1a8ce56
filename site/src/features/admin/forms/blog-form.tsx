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
import { slots } from './crop-hints';
import { type Editor, useEditor } from './entry-form/use-entry-form';
import { MarkdownField } from './markdown/markdown-field';
import type { ShowArticle } from './markdown/preview';
import { useSaved } from './use-saved';
import { withoutEmpty } from './without-empty';

const empty = { topic: '', author: '', description: '', img: '' };

interface ScreenProps {
	editor: Editor;
	title: string;
	save: string;
	show: ShowArticle;
}

function Screen({ editor, title, save, show }: ScreenProps) {
	return (
		<FormScreen
			title={title}
			save={save}
			editor={editor}
			aside={<PictureField editor={editor} label="Cover picture" slot={slots.blog} />}
			below={<MarkdownField editor={editor} name="description" label="Description" show={show} />}
		>
			<LineField editor={editor} name="topic" label="Blog name" />
			<LineField editor={editor} name="author" label="Author Name" />
		</FormScreen>
	);
}

/** `show` shows the preview, as the site's own post page would. */
export function AddBlog({ show }: { show: ShowArticle }) {
	const editor = useEditor({
		name: 'blog',
		schema: blogFormSchema,
		initial: empty,
		picture: 'img',
		send: (body) => callAsUser(addBlog, { body }),
		onSaved: useSaved(messages.productAdded),
	});
	return <Screen editor={editor} title="Add Blog" save="Save post" show={show} />;
}

export function UpdateBlog({ blog, show }: { blog: Blog; show: ShowArticle }) {
	const { _id: id, topic, author, description, img } = blog;
	const [initial] = useState({ topic, author, description, img });
	const editor = useEditor({
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
	return <Screen editor={editor} title="Update Blog" save="Update post" show={show} />;
}
