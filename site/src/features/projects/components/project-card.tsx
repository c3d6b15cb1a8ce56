import { Box, chakra } from '@chakra-ui/react';
import { type Project, truncation } from '@sumu/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { truncate } from '../../../lib/text';
import { Picture } from '../../../ui/picture';
import { Price } from '../../../ui/price';
import { useCoverTransition } from '../../../ui/use-cover-transition';
import { coverRatio } from './project-grid';

const Card = chakra('article', {
	base: {
		position: 'relative',
		display: 'flex',
		flexDirection: 'column',
		'& img': { transition: 'scale {durations.picture} {easings.reveal}' },
		'&:hover img': { scale: '1.03' },
	},
});

/** Covers the card, so that the whole of it is the link's target. */
const CoverLink = chakra(Link, {
	base: { _before: { content: '""', position: 'absolute', inset: '0' } },
});

/** The slots of a 1, 2 and 3 column grid. */
const sizes = '(min-width: 1440px) 421px, (min-width: 768px) 30vw, (min-width: 480px) 45vw, 92vw';

/** A project's picture, name, theme and price; it leads to the project's page. */
export function ProjectCard({
	project,
	heading,
	priority = false,
	isDeferred = false,
	place,
	keep,
	children,
}: {
	project: Project;
	heading: 'h2' | 'h3';
	/** Whether its picture is the page's first. */
	priority?: boolean;
	/** Whether its layout may wait until it comes near the screen (`ui/defer-layout`). */
	isDeferred?: boolean;
	/** Where on the page it stands, if its picture may stand there elsewhere too. */
	place?: string;
	/** The button that keeps it, in its corner. */
	keep?: ReactNode;
	children?: ReactNode;
}) {
	const to = paths.project.at(project.slug);
	const { cover, follow } = useCoverTransition(project._id, to, place);
	return (
		<Card data-deferred={isDeferred ? '' : undefined} suppressHydrationWarning>
			<div style={cover}>
				<Picture picture={project.picture} ratio={coverRatio} sizes={sizes} priority={priority} />
			</div>
			<Box
				display="flex"
				justifyContent="space-between"
				alignItems="baseline"
				gap="4"
				marginTop="4"
			>
				<Box as={heading} textStyle="cardTitle" title={project.projectsName}>
					<CoverLink to={to} prefetch="intent" viewTransition onClick={follow}>
						{truncate(project.projectsName, truncation.projectName)}
					</CoverLink>
				</Box>
				{project.projectPrice !== null && (
					<Box as="p" textStyle="ui" fontWeight="display" flexShrink="0">
						<Price amount={project.projectPrice} />
					</Box>
				)}
			</Box>
			{project.projectTheme && (
				<Box as="p" textStyle="label" color="muted" marginTop="1">
					{project.projectTheme}
				</Box>
			)}
			{/* In one line across a row, however many a title has. */}
			{children && <Box marginTop="auto">{children}</Box>}
			{keep}
		</Card>
	);
}
