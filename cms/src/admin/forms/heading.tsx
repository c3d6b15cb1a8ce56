import { Box, Typography } from '@strapi/design-system';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { groupId } from './groups';

/** Focuses a heading and scrolls to it if the URL hash is its id. */
export function useNamed(id: string): RefObject<HTMLHeadingElement> {
	const heading = useRef<HTMLHeadingElement>(null);
	const { hash } = useLocation();
	const isNamed = hash === `#${id}`;
	useEffect(() => {
		if (!isNamed) return;
		heading.current?.focus({ preventScroll: true });
		heading.current?.scrollIntoView();
	}, [isNamed]);
	return heading;
}

interface Heading {
	label: string;
	hint?: string;
}

/** Field without a value: the heading of the fields below it. */
export function Heading({ label, hint }: Heading) {
	const id = groupId(label);
	const heading = useNamed(id);
	return (
		<Box paddingBottom={2}>
			<Typography
				ref={heading}
				id={id}
				tabIndex={-1}
				tag="h2"
				variant="beta"
				style={{ scrollMarginTop: '9rem' }}
			>
				{label}
			</Typography>
			<Typography tag="p" textColor="neutral600">
				{hint}
			</Typography>
		</Box>
	);
}
