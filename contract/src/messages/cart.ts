export const addToCard = 'Add to card';
export const chooseProject = 'Please choose a project';
export const addedToCard = 'Add To Card';
export const notAddedToCard = 'The project couldn’t be added';
