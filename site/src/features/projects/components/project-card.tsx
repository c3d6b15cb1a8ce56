import { Box, chakra } from '@chakra-ui/react';
import { type Project, truncationLengths } from '@sumu/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sitePaths } from '../../../config/paths';
import { truncateText } from '../../../lib/text';
import { useTextDirection } from '../../../lib/words/text-direction';
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

/** Extends the link's target to the whole card. */
const CoverLink = chakra(Link, {
	base: { _before: { content: '""', position: 'absolute', inset: '0' } },
});

/** Picture widths in a grid of 1, 2 and 3 columns. */
const pictureSizes =
	'(min-width: 1440px) 421px, (min-width: 768px) 30vw, (min-width: 480px) 45vw, 92vw';

/** Project card: picture, name, theme and price, linked to the project. */
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
	/** If true, its picture is the first on the page. */
	priority?: boolean;
	/** If true, its layout may be deferred until it comes near the screen (`ui/defer-layout`). */
	isDeferred?: boolean;
	/** Section of the page; needed if the same picture may appear in several. */
	place?: string;
	/** Button in the corner that adds the project to the cart. */
	keep?: ReactNode;
	children?: ReactNode;
}) {
	const directionOf = useTextDirection();
	const projectPath = sitePaths.project.at(project.slug);
	const { cover, follow } = useCoverTransition(project._id, projectPath, place);
	return (
		<Card data-deferred={isDeferred ? '' : undefined} suppressHydrationWarning>
			<div style={cover}>
				<Picture
					picture={project.picture}
					title={project.projectsName}
					ratio={coverRatio}
					sizes={pictureSizes}
					priority={priority}
				/>
			</div>
			<Box
				display="flex"
				justifyContent="space-between"
				alignItems="baseline"
				gap="4"
				marginTop="4"
			>
				<Box
					as={heading}
					textStyle="cardTitle"
					title={project.projectsName}
					dir={directionOf(project.projectsName)}
				>
					<CoverLink to={projectPath} prefetch="intent" viewTransition onClick={follow}>
						{truncateText(project.projectsName, truncationLengths.projectName)}
					</CoverLink>
				</Box>
				{project.projectPrice !== null && (
					<Box as="p" textStyle="ui" fontWeight="display" flexShrink="0">
						<Price amount={project.projectPrice} />
					</Box>
				)}
			</Box>
			{project.projectTheme && (
				<Box
					as="p"
					dir={directionOf(project.projectTheme)}
					textStyle="label"
					color="muted"
					marginTop="1"
				>
					{project.projectTheme}
				</Box>
			)}
			{/* Aligned across a row, however many lines the titles have. */}
			{children && <Box marginTop="auto">{children}</Box>}
			{keep}
		</Card>
	);
}

/** Renders the button that adds a project to the current visitor's cart. */
export type RenderKeepButton = (project: Project) => ReactNode;
