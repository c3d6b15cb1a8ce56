import { Box } from '@chakra-ui/react';
import type { DemoContent as Demo } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { FormFailure } from '../../../ui/form-failure';
import { places } from '../places';
import { demoQuery, useRemoveDemo } from './api';

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

function Entries({ title, entries }: { title: string; entries: Demo['entries'] }) {
	if (entries.length === 0) return null;
	return (
		<>
			<Box as="h3" textStyle="label" marginTop="6">
				{title}
			</Box>
			<Box
				as="ul"
				tabIndex={0}
				aria-label={title}
				maxHeight="240px"
				overflowY="auto"
				marginTop="2"
				paddingInline="3"
				paddingBlock="2"
				borderWidth="1px"
				borderColor="hairline"
				textStyle="small"
			>
				{entries.map(({ kind, _id, name }) => (
					<li key={_id}>
						{places[kind].one}: {name}
					</li>
				))}
			</Box>
		</>
	);
}

/** The list of what goes and what stays, and the question. */
function Question({ demo, onClose }: { demo: Demo; onClose: () => void }) {
	const { mutate, isPending, error } = useRemoveDemo();
	const list = useRef<HTMLDivElement>(null);
	useEffect(() => list.current?.focus(), []);
	return (
		<Box ref={list} tabIndex={-1} role="group" aria-label="What is removed" outline="none">
			<Entries title="Never changed: removed for good" entries={demo.entries} />
			<Entries title="Changed by you: these stay" entries={demo.changed} />
			<Box as="p" textStyle="small" marginTop="4">
				{counted(demo.pictures, 'picture')} of the demo in the media library: what something else
				shows stays. {counted(demo.settings.length, 'setting')} that still say the demo’s words fall
				back to those of a new site.
			</Box>
			<FormFailure message={error?.message ?? ''} />
			<Box display="flex" flexWrap="wrap" gap="3" marginTop="6">
				<Button variant="ink" size="compact" aria-disabled={isPending} onClick={() => mutate()}>
					{isPending ? 'Removing…' : 'Yes, remove it'}
				</Button>
				<Button variant="outline" size="compact" disabled={isPending} onClick={onClose}>
					Keep it
				</Button>
			</Box>
		</Box>
	);
}

/** The way out of the demo; nothing where nothing is left of it. */
export function DemoContent() {
	const { data: demo } = useQuery(demoQuery());
	const [isAsked, setAsked] = useState(false);
	const isLeft = demo && (demo.entries.length > 0 || demo.settings.length > 0);
	if (!demo) return null;
	if (!isLeft)
		return isAsked ? (
			<Box role="status" textStyle="ui" paddingBlock="8">
				The demo content is gone. The site is yours.
			</Box>
		) : null;
	return (
		<Box
			as="section"
			aria-labelledby="demo-title"
			maxWidth="720px"
			marginTop="12"
			paddingTop="6"
			borderTopWidth="1px"
			borderColor="hairline"
		>
			<Box as="h2" id="demo-title" textStyle="h4">
				Demo content
			</Box>
			<Box as="p" textStyle="ui" color="muted" marginTop="2" marginBottom="4">
				The site came with somebody else’s projects, posts and words. What you have changed is yours
				and stays.
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
