import { chakra } from '@chakra-ui/react';
import type { Picture as PictureData, Project } from '@sumu/contract';
import { useWords } from '../../../lib/words/use-words';
import { Enlargeable } from '../../../ui/enlargeable';
import { Picture } from '../../../ui/picture';
import { coverOf } from '../../../ui/use-cover-transition';
import { isWide } from '../case-pictures';

/** Slot of a cover across the window. */
export const CoverSlot = chakra('div', {
	base: {
		display: 'block',
		overflow: 'hidden',
		height: { lg: 'clamp(400px, 72vh, 880px)' },
		'& img': { transition: 'scale {durations.picture} {easings.reveal}' },
		_hover: { '& img': { scale: '1.02' } },
	},
	variants: {
		shape: {
			wide: { aspectRatio: { base: '3 / 2', lg: 'auto' } },
			upright: { aspectRatio: { base: '1', lg: 'auto' } },
		},
	},
});

/** Shape of the slot on small screens. */
export const shapeOf = (picture: PictureData | null) =>
	picture && !isWide(picture) ? 'upright' : 'wide';

/** The project's picture: links to the live site, if there is one; a button in its corner enlarges it. */
export function ProjectCover({
	project,
	picture,
}: {
	project: Project;
	picture: PictureData | null;
}) {
	const { t } = useWords();
	const { _id, projectsName, projectsLiveLink } = project;
	const coverPicture = <Picture picture={picture} title={projectsName} sizes="100vw" priority />;
	return (
		<Enlargeable picture={picture} label={projectsName}>
			<CoverSlot asChild shape={shapeOf(picture)} style={coverOf(_id)}>
				{projectsLiveLink ? (
					<a
						href={projectsLiveLink}
						target="_blank"
						rel="noreferrer"
						aria-label={t('Live site of {name}', { name: projectsName })}
					>
						{coverPicture}
					</a>
				) : (
					<div>{coverPicture}</div>
				)}
			</CoverSlot>
		</Enlargeable>
	);
}
