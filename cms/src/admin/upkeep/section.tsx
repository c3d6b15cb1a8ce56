import { Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useNamed } from '../forms/heading';

interface Props {
	/** Id of the heading, used as URL hash. */
	id: string;
	title: string;
	about: ReactNode;
	children: ReactNode;
}

/** One box of the page, styled like Strapi's own settings. */
export function Section({ id, title, about, children }: Props) {
	const headingRef = useNamed(id);
	return (
		<Flex
			tag="section"
			aria-labelledby={id}
			direction="column"
			alignItems="stretch"
			gap={5}
			background="neutral0"
			hasRadius
			shadow="filterShadow"
			padding={{ initial: 4, medium: 7 }}
		>
			<Flex direction="column" alignItems="stretch" gap={1}>
				<Typography
					ref={headingRef}
					id={id}
					tabIndex={-1}
					tag="h2"
					variant="delta"
					style={{ scrollMarginTop: '12rem' }}
				>
					{title}
				</Typography>
				<Typography tag="p" textColor="neutral600">
					{about}
				</Typography>
			</Flex>
			{children}
		</Flex>
	);
}
