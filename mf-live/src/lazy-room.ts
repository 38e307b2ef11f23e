import { createAsync } from 'kit';

/**
 * The code of the room with its player and chat: a chunk for those who may enter. After a failure the
 * next attempt fetches it again.
 */
export const roomCode = createAsync(
  () => import(/* webpackChunkName: "room" */ './room/LiveRoomView'),
);
