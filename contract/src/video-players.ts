/** Origins of the players that an article may show in a frame. They set no cookies before a video is played. */
export const videoPlayerOrigins = {
	youtube: 'https://www.youtube-nocookie.com',
	vimeo: 'https://player.vimeo.com',
} as const;
