import { Box } from '@chakra-ui/react';
import type { DemoContent as Demo } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { FormFailure } from '../../../ui/form-failure';
import { entryRoutes } from '../entry-routes';
import { formatCount } from '../ui/formats';
import { demoQuery, useRemoveDemo } from './api';
import { groupDemoContent, KeepList } from './keep-list';

const keptEntriesTitle = 'Changed by you and kept';

/** Demo entries changed by the owner; they are not removed. */
const ChangedEntries = ({ entries }: { entries: Demo['entries'] }) =>
	entries.length > 0 && (
		<>
			<Box as="h3" textStyle="label" marginTop="6">
				{keptEntriesTitle}
			</Box>
			<Box as="ul" aria-label={keptEntriesTitle} marginTop="2" textStyle="small">
				{entries.map(({ kind, _id, name }) => (
					<li key={_id}>
						{entryRoutes[kind].one}: {name}
					</li>
				))}
			</Box>
		</>
	);

/** Names of the demo pictures; those still in use elsewhere are not removed. */
const Pictures = ({ names }: { names: readonly string[] }) =>
	names.length > 0 && (
		<Box asChild marginTop="6">
			<details>
				<Box as="summary" textStyle="label" cursor="pointer">
					{formatCount(names.length, 'picture')} in the media library, except those still in use
				</Box>
				<Box
					as="ul"
					aria-label="Demo pictures"
					columnWidth="200px"
					columnGap="6"
					marginTop="2"
					textStyle="small"
					overflowWrap="anywhere"
				>
					{names.map((name) => (
						<li key={name}>{name}</li>
					))}
				</Box>
			</details>
		</Box>
	);

/** Confirmation that lists what will be removed, with a checkbox to keep each item. */
function Question({ demo, onClose }: { demo: Demo; onClose: () => void }) {
	const { mutate, isPending, error } = useRemoveDemo();
	const [keptIds, setKeptIds] = useState<ReadonlySet<string>>(new Set());
	const listRef = useRef<HTMLDivElement>(null);
	useEffect(() => listRef.current?.focus(), []);
	const demoGroups = groupDemoContent(demo);
	const filterKept = (ids: readonly string[]) => ids.filter((id) => keptIds.has(id));
	const keptEntryIds = filterKept(demo.entries.map(({ _id }) => _id));
	const keepSettings = filterKept(demo.settings);
	const removedCount = demo.entries.length - keptEntryIds.length;
	return (
		<Box
			ref={listRef}
			tabIndex={-1}
			role="group"
			aria-label="Demo content to remove"
			outline="none"
		>
			<Box as="p" textStyle="ui">
				Tick what you want to keep. Everything else is deleted permanently.
			</Box>
			{demoGroups.map(({ title, items }) => (
				<KeepList key={title} title={title} items={items} kept={keptIds} onChange={setKeptIds} />
			))}
			<Pictures names={demo.pictures} />
			<ChangedEntries entries={demo.changed} />
			<Box as="p" textStyle="small" marginTop="4" role="status">
				{formatCount(removedCount, 'entry', 'entries')} will be removed and {keptEntryIds.length}{' '}
				kept. {formatCount(demo.settings.length - keepSettings.length, 'setting')} will be reset to
				the defaults of a new site.
			</Box>
			<FormFailure message={error?.message ?? ''} />
			<Box display="flex" flexWrap="wrap" gap="3" marginTop="6">
				<Button
					variant="ink"
					size="compact"
					aria-disabled={isPending}
					onClick={() => isPending || mutate({ keep: keptEntryIds, keepSettings })}
				>
					{isPending ? 'Removing…' : 'Remove it'}
				</Button>
				<Button variant="outline" size="compact" disabled={isPending} onClick={onClose}>
					Cancel
				</Button>
			</Box>
		</Box>
	);
}

/** The panel's home page links to it. */
const sectionId = 'demo';

/** Section that removes the demo content; hidden when none is left. */
export function DemoContent() {
	const { data: demo } = useQuery(demoQuery());
	const [isAsked, setAsked] = useState(false);
	const isLeft = Boolean(demo && (demo.entries.length > 0 || demo.settings.length > 0));
	if (!demo) return null;
	if (!isLeft)
		return isAsked ? (
			<Box role="status" textStyle="ui" paddingBlock="8">
				The demo content is removed. The site is all yours.
			</Box>
		) : null;
	return (
		<Box
			as="section"
			id={sectionId}
			scrollMarginTop="112px"
			aria-labelledby="demo-title"
			maxWidth="720px"
			marginTop="12"
			paddingTop="6"
			borderTopWidth="1px"
			borderColor="hairline"
		>
			<Box as="h2" id="demo-title" textStyle="h4">
				Make it yours
			</Box>
			<Box as="p" textStyle="ui" color="muted" marginTop="2" marginBottom="4">
				This site came with sample projects, posts and texts. Keep what you like and remove the
				rest. Anything you’ve changed stays.
			</Box>
			{isAsked ? (
				<Question demo={demo} onClose={() => setAsked(false)} />
			) : (
				<Button variant="outline" size="compact" onClick={() => setAsked(true)}>
					Remove the demo content
				</Button>
			)}
		</Box>
	);
}
