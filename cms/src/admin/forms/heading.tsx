import { Box, Typography } from '@strapi/design-system';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { groupId } from './groups';

interface Heading {
	label: string;
	hint?: string;
}

/** A field that holds nothing: it names the fields below it. */
export function Heading({ label, hint }: Heading) {
	const heading = useRef<HTMLHeadingElement>(null);
	const { hash } = useLocation();
	const id = groupId(label);
	const isNamed = hash === `#${id}`;
	useEffect(() => {
		if (!isNamed) return;
		heading.current?.focus({ preventScroll: true });
		heading.current?.scrollIntoView();
	}, [isNamed]);
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
