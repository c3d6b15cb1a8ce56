import { Box, chakra } from '@chakra-ui/react';
import {
	type EntryKind,
	entryKinds,
	type FindKind,
	type FoundItem,
	publishEntry,
} from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import {
	ChartNoAxesColumn,
	ExternalLink,
	FolderKanban,
	Inbox,
	Layers,
	type LucideIcon,
	Mails,
	MessageCircle,
	Moon,
	Newspaper,
	PanelsTopLeft,
	Plus,
	Search,
	Send,
	SlidersHorizontal,
	Sun,
	User,
} from 'lucide-react';
import { useTheme } from 'next-themes';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sitePaths } from '../../../../config/paths';
import { callAsUser } from '../../../../lib/session/call-as-user';
import { useTranslateMessage } from '../../../../lib/words/translate-message';
import { openModal } from '../../../../ui/open-modal';
import { TextButton } from '../../../../ui/text-link';
import { useCommand, useRefreshAndNotify } from '../../forms/use-entry-command';
import { adminWords } from '../../words';
import { useWorkRole } from '../screen-permissions';
import { findQuery } from './api';
import { matchScreens, readPublishCommand } from './commands';
import { kindNames, paletteWords } from './words';

const kindIcons: Readonly<Record<FindKind, LucideIcon>> = {
	project: FolderKanban,
	blog: Newspaper,
	service: Layers,
	skill: ChartNoAxesColumn,
	review: MessageCircle,
	message: Inbox,
	subscriber: Mails,
	user: User,
	setting: SlidersHorizontal,
	screen: PanelsTopLeft,
};

const Dialog = chakra('dialog', {
	base: {
		position: 'fixed',
		inset: '0 0 auto 0',
		width: { base: '100vw', md: 'min(100vw - 48px, 640px)' },
		maxWidth: 'none',
		maxHeight: { base: '100dvh', md: 'min(560px, 80dvh)' },
		height: { base: '100dvh', md: 'auto' },
		margin: { base: '0', md: '12vh auto 0' },
		padding: '0',
		overflow: 'hidden',
		bg: 'raised',
		color: 'ink',
		borderWidth: { base: '0', md: '1px' },
		borderColor: 'hairline',
		borderRadius: { base: '0', md: 'control' },
		boxShadow: 'pop',
		_backdrop: { bg: 'color-mix(in srgb, {colors.foot} 60%, transparent)' },
		'&[open]': { display: 'flex', flexDirection: 'column' },
		'& [cmdk-root]': { display: 'flex', flexDirection: 'column', minHeight: '0', flexGrow: '1' },
		'& [cmdk-list]': {
			minHeight: '0',
			overflowY: 'auto',
			overscrollBehavior: 'contain',
			scrollPaddingBlock: '8px',
			padding: '2',
			flexGrow: '1',
		},
		'& [cmdk-input]': {
			flexGrow: '1',
			minWidth: '0',
			height: '64px',
			bg: 'transparent',
			color: 'ink',
			textStyle: 'ui',
			outline: 'none',
			_placeholder: { color: 'muted' },
		},
		'& [cmdk-group-heading]': {
			paddingInline: '3',
			paddingTop: '3',
			paddingBottom: '1',
			color: 'muted',
			textStyle: 'label',
		},
		'& [cmdk-item]': {
			display: 'flex',
			alignItems: 'center',
			gap: '3',
			minHeight: '48px',
			paddingInline: '3',
			paddingBlock: '1',
			borderRadius: 'control',
			cursor: 'pointer',
			textStyle: 'ui',
			'--note-color': '{colors.muted}',
		},
		'& [cmdk-item][data-selected=true]': {
			bg: 'ink',
			color: 'canvas',
			'--note-color': '{colors.canvas}',
		},
	},
});

/** An option with its icon, a note at its end and a line below its title. */
function Option({
	value,
	icon: Icon,
	title,
	note,
	excerpt,
	onSelect,
}: {
	/** Unique among the options. */
	value: string;
	icon: LucideIcon;
	title: string;
	note?: string | undefined;
	excerpt?: string | undefined;
	onSelect: () => void;
}) {
	return (
		<Command.Item value={value} onSelect={onSelect}>
			<Box asChild flex="none">
				<Icon size={19} strokeWidth={1.75} aria-hidden />
			</Box>
			<Box as="span" minWidth="0" flexGrow="1">
				<Box as="span" display="block" truncate>
					{title}
				</Box>
				{excerpt && (
					<Box as="span" display="block" textStyle="label" color="var(--note-color)" truncate>
						{excerpt}
					</Box>
				)}
			</Box>
			{note && (
				<Box as="span" flex="none" textStyle="label" color="var(--note-color)">
					{note}
				</Box>
			)}
		</Command.Item>
	);
}

const isEntryKind = (kind: FindKind): kind is EntryKind =>
	(entryKinds as readonly FindKind[]).includes(kind);

const noteOf = ({ kind, status }: FoundItem) =>
	status && status !== 'published'
		? `${kindNames[kind]}, ${adminWords.state[status].toLowerCase()}`
		: kindNames[kind];

/** Dialog that finds entries, messages, people, settings and screens, and runs commands. */
export function Palette({ onClose }: { onClose: () => void }) {
	const dialogRef = useRef<HTMLDialogElement>(null);
	const rootRef = useRef<HTMLDivElement>(null);
	const inputRef = useRef<HTMLInputElement>(null);
	useEffect(() => {
		const releasePage = openModal(dialogRef.current);
		// The dialog focuses its first focusable element, which is the list's frame.
		inputRef.current?.focus();
		return releasePage;
	}, []);
	const [typed, setTyped] = useState('');
	const [isUnselected, setUnselected] = useState(false);
	const selectFirst = useCallback(() => setUnselected(true), []);
	useEffect(() => {
		if (isUnselected) setUnselected(false);
		// Only its keys also make cmdk update `aria-activedescendant`, and only if another option was selected.
		else
			rootRef.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
	}, [isUnselected]);
	return (
		<Dialog
			ref={dialogRef}
			aria-label={paletteWords.title}
			onClose={onClose}
			// Only clicks on the backdrop target the dialog itself; its content covers the rest.
			onClick={({ target }) => target === dialogRef.current && onClose()}
		>
			<Command
				ref={rootRef}
				label={paletteWords.hint}
				shouldFilter={false}
				loop
				{...(isUnselected && { value: 'none' })}
			>
				<Box
					display="flex"
					alignItems="center"
					gap="3"
					flex="none"
					paddingInline="4"
					borderBottomWidth="1px"
					borderColor="hairline"
				>
					<Search size={20} aria-hidden />
					<Command.Input
						ref={inputRef}
						value={typed}
						onValueChange={setTyped}
						placeholder={
							readPublishCommand(typed) === undefined ? paletteWords.hint : paletteWords.publishHint
						}
					/>
					<TextButton tone="quiet" textStyle="label" onClick={onClose}>
						Close
					</TextButton>
				</Box>
				<Results typed={typed} onType={setTyped} onClose={onClose} onOptionsChange={selectFirst} />
				<Box
					hideBelow="md"
					flex="none"
					paddingInline="4"
					paddingBlock="2"
					textStyle="label"
					color="muted"
					borderTopWidth="1px"
					borderColor="hairline"
				>
					{paletteWords.keys}
				</Box>
			</Command>
		</Dialog>
	);
}

function Results({
	typed,
	onType,
	onClose,
	onOptionsChange,
}: {
	typed: string;
	onType: (text: string) => void;
	onClose: () => void;
	/** Called when other options are listed. */
	onOptionsChange: () => void;
}) {
	const role = useWorkRole();
	const navigate = useNavigate();
	const translate = useTranslateMessage();
	const { resolvedTheme, setTheme } = useTheme();
	const draftName = readPublishCommand(typed);
	const isPublishing = draftName !== undefined;
	const searchText = useDeferredValue(draftName ?? typed).trim();
	const { data = [], isFetching, isError, refetch } = useQuery(findQuery(searchText));
	const closeAndRun = (act: () => void) => () => {
		onClose();
		act();
	};
	const goToAddress = (to: string) => closeAndRun(() => void navigate(to));
	const { forms, others } = matchScreens(role, isPublishing ? '' : searchText, ({ label }) =>
		translate(label),
	);
	const isCommandShown = (text: string) => text.toLowerCase().includes(searchText.toLowerCase());
	const isDark = resolvedTheme === 'dark';
	const themeCommand = isDark ? paletteWords.toLight : paletteWords.toDark;
	const foundItems = (searchText === '' ? [] : data).filter(({ kind, status }) =>
		isPublishing
			? isEntryKind(kind) && status !== undefined && status !== 'published'
			: kind !== 'screen',
	);
	const shownCommands = isPublishing
		? []
		: [
				...forms.map(({ key, label, to }) => ({
					key,
					icon: Plus,
					title: translate(label),
					run: goToAddress(to),
				})),
				{
					key: 'publish',
					icon: Send,
					title: paletteWords.publishDraft,
					run: () => onType('publish '),
				},
				{
					key: 'theme',
					icon: isDark ? Sun : Moon,
					title: themeCommand,
					run: closeAndRun(() => setTheme(isDark ? 'light' : 'dark')),
				},
				{
					key: 'site',
					icon: ExternalLink,
					title: paletteWords.viewSite,
					run: goToAddress(sitePaths.home.at()),
				},
			].filter(({ key, title }) => key.endsWith('-add') || isCommandShown(title));
	const shownScreens = isPublishing ? [] : others;
	const resultCount = shownCommands.length + shownScreens.length + foundItems.length;
	const optionKeys = [
		...[...shownCommands, ...shownScreens].map(({ key }) => key),
		...foundItems.map(({ _id }) => _id),
	].join(' ');
	// Otherwise cmdk keeps an option selected that is no longer listed, or no longer the first.
	// biome-ignore lint/correctness/useExhaustiveDependencies: it depends on what is listed.
	useEffect(onOptionsChange, [onOptionsChange, searchText, optionKeys]);
	const screenGroup = shownScreens.length > 0 && (
		<Command.Group heading={paletteWords.groups.screens}>
			{shownScreens.map(({ key, label, to }) => (
				<Option
					key={key}
					value={`screen ${key}`}
					icon={PanelsTopLeft}
					title={translate(label)}
					onSelect={goToAddress(to)}
				/>
			))}
		</Command.Group>
	);
	const commandGroup = shownCommands.length > 0 && (
		<Command.Group heading={paletteWords.groups.actions}>
			{shownCommands.map(({ key, icon, title, run }) => (
				<Option key={key} value={`command ${key}`} icon={icon} title={title} onSelect={run} />
			))}
		</Command.Group>
	);
	return (
		<>
			<Box role="status" srOnly>
				{isFetching ? paletteWords.searching : searchText && paletteWords.found(resultCount)}
			</Box>
			<Command.List label={paletteWords.groups.found}>
				{searchText === '' && !isPublishing && commandGroup}
				{screenGroup}
				{foundItems.length > 0 && (
					<Command.Group heading={paletteWords.groups.found}>
						{foundItems.map((item) =>
							isPublishing ? (
								<PublishOption key={item._id} item={item} onClose={onClose} />
							) : (
								<Option
									key={`${item.kind} ${item._id}`}
									value={`${item.kind} ${item._id}`}
									icon={kindIcons[item.kind]}
									title={item.title}
									note={noteOf(item)}
									excerpt={item.excerpt}
									onSelect={goToAddress(item.to)}
								/>
							),
						)}
					</Command.Group>
				)}
				{searchText !== '' && commandGroup}
				{isError && (
					<Note>
						{paletteWords.failed}{' '}
						<TextButton tone="current" onClick={() => refetch()}>
							Try again
						</TextButton>
					</Note>
				)}
				{resultCount === 0 && !isError && (
					<Note>
						{isFetching
							? paletteWords.searching
							: searchText === ''
								? paletteWords.publishHint
								: paletteWords.none}
					</Note>
				)}
			</Command.List>
		</>
	);
}

const Note = ({ children }: { children: ReactNode }) => (
	<Box padding="4" textStyle="ui" color="muted">
		{children}
	</Box>
);

/** Publishes the latest saved version of an entry. */
function PublishOption({
	item: { kind, _id, title },
	onClose,
}: {
	item: FoundItem;
	onClose: () => void;
}) {
	const refreshAndNotify = useRefreshAndNotify();
	const { run } = useCommand(async () => {
		if (!isEntryKind(kind)) return;
		await callAsUser(publishEntry, { params: { kind, id: _id } });
		refreshAndNotify(paletteWords.published);
		onClose();
	});
	return (
		<Option
			value={`publish ${_id}`}
			icon={Send}
			title={paletteWords.publish(title)}
			note={kindNames[kind]}
			onSelect={run}
		/>
	);
}
