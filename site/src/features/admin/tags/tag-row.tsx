import { Box } from '@chakra-ui/react';
import { isTag, type ManagedTag, messages } from '@sumu/contract';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { entryPaths } from '../../../config/sumu-paths';
import { useSiteIfLoaded } from '../../../lib/site/use-site';
import { Button } from '../../../ui/button';
import { Input } from '../../../ui/field';
import { TextButton, TextLink } from '../../../ui/text-link';
import { tagWords } from './words';

/** Field for a tag's new name. */
function RenameForm({
	tag,
	isBusy,
	onRename,
	onCancel,
}: {
	tag: string;
	isBusy: boolean;
	onRename: (name: string) => void;
	onCancel: () => void;
}) {
	const [name, setName] = useState(tag);
	const [isInvalid, setInvalid] = useState(false);
	const inputRef = useRef<HTMLInputElement>(null);
	const errorId = useId();
	const language = useSiteIfLoaded()?.language;
	useEffect(() => {
		inputRef.current?.focus();
		inputRef.current?.select();
	}, []);
	const submitName = (event: FormEvent) => {
		event.preventDefault();
		const newName = name.trim();
		if (isBusy) return;
		if (newName === tag) return onCancel();
		setInvalid(!isTag(newName));
		if (isTag(newName)) onRename(newName);
		else inputRef.current?.focus();
	};
	return (
		<Box asChild flex="1" minWidth="0" display="flex" flexWrap="wrap" alignItems="center" gap="3">
			<form onSubmit={submitName} onKeyDown={({ key }) => key === 'Escape' && onCancel()}>
				<Input
					ref={inputRef}
					aria-label={tagWords.newName(tag)}
					aria-invalid={isInvalid}
					aria-describedby={isInvalid ? errorId : undefined}
					lang={language}
					autoComplete="off"
					dir="auto"
					value={name}
					onChange={({ target }) => setName(target.value)}
					flex="1 1 200px"
				/>
				<Button type="submit" size="compact" variant="accent" aria-disabled={isBusy}>
					{tagWords.save}
				</Button>
				<TextButton tone="quiet" onClick={onCancel}>
					{tagWords.cancel}
				</TextButton>
				{isInvalid && (
					<Box id={errorId} role="alert" flexBasis="100%" textStyle="label" color="danger">
						{messages.notATag}
					</Box>
				)}
			</form>
		</Box>
	);
}

/** A tag with the number of its posts, its new name while it is renamed, and its buttons. */
export function TagRow({
	tag: { tag, count, published },
	isBusy,
	focusRequest,
	onRename,
	onRemove,
	onClose,
}: {
	tag: ManagedTag;
	isBusy: boolean;
	/** A new object moves the focus to the row. */
	focusRequest: object | undefined;
	/** Resolves to whether the tag was renamed. */
	onRename: (name: string) => Promise<boolean>;
	onRemove: () => void;
	/** Called when the user leaves the name as it is. */
	onClose: () => void;
}) {
	const [isRenaming, setRenaming] = useState(false);
	const buttonRef = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (focusRequest) buttonRef.current?.focus();
	}, [focusRequest]);
	const posts = tagWords.posts(count, published);
	return (
		<Box
			as="li"
			display="flex"
			flexWrap="wrap"
			alignItems="center"
			columnGap="4"
			paddingBlock="2"
			borderBottomWidth="1px"
			borderColor="hairline"
		>
			{isRenaming ? (
				<RenameForm
					tag={tag}
					isBusy={isBusy}
					onRename={async (name) => {
						if (await onRename(name)) setRenaming(false);
					}}
					onCancel={() => {
						setRenaming(false);
						onClose();
					}}
				/>
			) : (
				<>
					<Box flex="1 1 120px" minWidth="0">
						<Box as="p" textStyle="ui" fontWeight="strong" overflowWrap="anywhere" dir="auto">
							{tag}
						</Box>
						<TextLink
							to={`${entryPaths.blog.list.at()}?${new URLSearchParams({ tag })}`}
							tone="quiet"
							color="muted"
							aria-label={tagWords.postsOf(tag, posts)}
						>
							{posts}
						</TextLink>
					</Box>
					<Box display="flex" gap="4" alignItems="center">
						<Button
							ref={buttonRef}
							size="compact"
							variant="outline"
							aria-label={tagWords.renameOne(tag)}
							onClick={() => setRenaming(true)}
						>
							{tagWords.rename}
						</Button>
						<TextButton color="danger" aria-label={tagWords.removeOne(tag)} onClick={onRemove}>
							{tagWords.remove}
						</TextButton>
					</Box>
				</>
			)}
		</Box>
	);
}
