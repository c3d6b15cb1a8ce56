import { Box, chakra } from '@chakra-ui/react';
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import type { Path } from 'react-hook-form';
import { Field } from '../../../../ui/field';
import { PickerPanel } from '../../library/library-picker';
import { ContentArea } from '../../ui/helped-field';
import { acceptedImageTypes } from '../../ui/picture-box';
import type { EntryValues, ShowArticle } from '../entry-form/definition';
import type { EntryFields } from '../entry-form/use-entry-form';
import { insertPasted, insertPicture } from './block-edits';
import { followScroll, Preview } from './markdown-preview';
import { useFormattedPaste } from './paste/use-formatted-paste';
import { useUploads } from './pending-pictures';
import { PictureUpload, pathOf } from './picture-upload';
import { shortcutOf } from './shortcuts';
import { applyEdit, type TextEdit, type TextSelection } from './text-edits';
import { libraryTool, pictureTool, Toolbar } from './toolbar';
import { markdownTools } from './tools';
import { WordCount } from './word-count';

const viewNames = ['Write', 'Preview'] as const;
type View = (typeof viewNames)[number];

const ViewButton = chakra('button', {
	base: {
		minHeight: 'compact',
		paddingInline: '4',
		textStyle: 'small',
		cursor: 'pointer',
		borderBottomWidth: '2px',
		borderColor: 'transparent',
		_pressed: { borderColor: 'accent' },
	},
});

/** Whether the text and its preview fit beside each other. */
const isWide = '@container (min-width: 720px)';

const Pane = chakra('div', {
	base: {
		minWidth: '0',
		height: { lg: 'clamp(420px, calc(100dvh - 260px), 820px)' },
		'&[data-hidden]': { display: 'none' },
		[isWide]: { '&[data-hidden]': { display: 'block' } },
	},
});

/** Markdown editor with a toolbar and a preview beside it (on small screens, in its place). */
export function MarkdownField<Form>({
	entry,
	name,
	label,
	show,
}: {
	entry: EntryFields<Form>;
	name: Path<EntryValues<Form>>;
	label: string;
	show: ShowArticle;
}) {
	const textAreaRef = useRef<HTMLTextAreaElement>(null);
	const [view, setView] = useState<View>('Write');
	const previewId = useId();
	const previewRef = useRef<HTMLDivElement>(null);
	const fileInputRef = useRef<HTMLInputElement>(null);
	const [isLibraryOpen, setLibraryOpen] = useState(false);
	const [isOver, setOver] = useState(false);
	const pictureUploads = useUploads();
	const { ref, ...field } = entry.field(name);
	const applyTool = ({ edit }: { edit: (selection: TextSelection) => TextEdit }) => {
		if (textAreaRef.current) applyEdit(textAreaRef.current, edit);
	};
	const formattedPaste = useFormattedPaste((markdown) =>
		applyTool({ edit: insertPasted(markdown) }),
	);
	const choosePicture = () => fileInputRef.current?.click();
	/** Uploads pasted or dropped files, unless they come with plain text, as from a word processor. */
	const uploadFiles = (event: ClipboardEvent | DragEvent, { files, types }: DataTransfer) => {
		if (files.length === 0 || types.includes('text/plain')) return;
		event.preventDefault();
		pictureUploads.add(files);
	};
	return (
		<Field label={label} error={entry.error(name)}>
			{(ties) => (
				<Box
					containerType="inline-size"
					borderWidth="1px"
					borderColor={ties['aria-invalid'] ? 'danger' : 'control'}
				>
					<Box
						display="flex"
						flexWrap="wrap"
						justifyContent="space-between"
						borderBottomWidth="1px"
						borderColor="hairline"
						paddingInline="1"
					>
						<Toolbar
							controls={ties.id}
							onUse={applyTool}
							onPicture={choosePicture}
							onLibrary={() => setLibraryOpen(true)}
						/>
						<Box role="group" aria-label="Show" css={{ [isWide]: { display: 'none' } }}>
							{viewNames.map((one) => (
								<ViewButton
									key={one}
									type="button"
									aria-pressed={view === one}
									onClick={() => setView(one)}
								>
									{one}
								</ViewButton>
							))}
						</Box>
					</Box>
					<input
						ref={fileInputRef}
						type="file"
						accept={acceptedImageTypes}
						multiple
						hidden
						aria-label={`Pictures for ${label}`}
						onChange={({ target }) => {
							pictureUploads.add(target.files ?? []);
							target.value = '';
						}}
					/>
					<Box
						as="p"
						role="status"
						textStyle="small"
						paddingInline="4"
						paddingBlock={formattedPaste.notice ? '3' : '0'}
						bg="raised"
					>
						{formattedPaste.notice}
					</Box>
					{pictureUploads.sent.map(({ id, file }) => (
						<PictureUpload
							key={id}
							file={file}
							onRemove={() => {
								pictureUploads.remove(id);
								textAreaRef.current?.focus();
							}}
							onInsert={(alt, address) => {
								pictureUploads.remove(id);
								applyTool({ edit: insertPicture(alt, address) });
							}}
						/>
					))}
					<Box
						display="grid"
						gridTemplateColumns="minmax(0, 1fr)"
						css={{ [isWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }}
					>
						<Pane data-hidden={view === 'Write' ? undefined : ''}>
							<ContentArea
								{...ties}
								{...field}
								ref={(node: HTMLTextAreaElement | null) => {
									textAreaRef.current = node;
									ref(node);
								}}
								display="block"
								height="full"
								minHeight={{ base: '50dvh', lg: '0' }}
								resize="none"
								border="none"
								boxShadow="none !important"
								fontFamily="code"
								fontSize="small"
								lineHeight="body"
								onKeyDown={(event) => {
									const tool = shortcutOf([...markdownTools, pictureTool, libraryTool], event);
									if (!tool) return;
									event.preventDefault();
									if ('edit' in tool) applyTool(tool);
									else if (tool === libraryTool) setLibraryOpen(true);
									else choosePicture();
								}}
								onPaste={(event) => {
									if (formattedPaste.handlePaste(event)) return;
									uploadFiles(event, event.clipboardData);
								}}
								onDragOver={(event) => {
									if (!event.dataTransfer.types.includes('Files')) return;
									event.preventDefault();
									setOver(true);
								}}
								onDragLeave={() => setOver(false)}
								onDrop={(event) => {
									setOver(false);
									uploadFiles(event, event.dataTransfer);
								}}
								onScroll={({ currentTarget }) => followScroll(currentTarget, previewRef.current)}
								bg={isOver ? 'raised' : undefined}
							/>
						</Pane>
						<Pane
							ref={previewRef}
							id={previewId}
							as="section"
							aria-label="Preview"
							// Focusable, so that a keyboard can scroll it.
							tabIndex={0}
							data-hidden={view === 'Preview' ? undefined : ''}
							overflowY="auto"
							padding="4"
							minHeight={{ base: '50dvh', lg: '0' }}
							css={{ [isWide]: { borderInlineStartWidth: '1px' } }}
							borderColor="hairline"
							_focusVisible={{ outlineOffset: '-3px' }}
						>
							<Preview
								control={entry.control}
								name={name}
								show={show}
								onShown={() =>
									textAreaRef.current && followScroll(textAreaRef.current, previewRef.current)
								}
							/>
						</Pane>
					</Box>
					{isLibraryOpen && (
						<PickerPanel
							onClose={() => setLibraryOpen(false)}
							onChoose={({ url, alt }) => {
								setLibraryOpen(false);
								applyTool({ edit: insertPicture(alt, pathOf(url)) });
							}}
						/>
					)}
					<WordCount control={entry.control} name={name} />
				</Box>
			)}
		</Field>
	);
}
