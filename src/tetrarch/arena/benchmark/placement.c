/* The bare placement rule of Kingdom Builder by hand in C: the limit that the engine is held against.

   Four seats take turns; each draws a terrain and builds three settlements on it, beside its own ones if it can.
   No tiles, no scoring, no hidden cards. Returns the number of builds. */

#include <string.h>

enum { SIZE = 20, CELLS = 400, SEATS = 4, TERRAINS = 5, PIECES = 40 };

static unsigned long long state;

static unsigned below(unsigned n) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (unsigned)(((state >> 32) * n) >> 32);
}

static int near[CELLS][6];

static void find_neighbours(void) {
    for (int row = 0; row < SIZE; row++)
        for (int col = 0; col < SIZE; col++) {
            int right = row & 1;
            int there[6][2] = {{row, col - 1}, {row, col + 1}, {row - 1, col - 1 + right},
                               {row - 1, col + right}, {row + 1, col - 1 + right}, {row + 1, col + right}};
            for (int k = 0; k < 6; k++) {
                int r = there[k][0], c = there[k][1];
                near[row * SIZE + col][k] = r >= 0 && r < SIZE && c >= 0 && c < SIZE ? r * SIZE + c : -1;
            }
        }
}

long place(const long *terrain, unsigned long long seed, long games) {
    int cells[TERRAINS][CELLS], count[TERRAINS] = {0};
    long builds = 0;
    state = seed * 2654435769ULL + 88172645463325252ULL;
    find_neighbours();
    for (int cell = 0; cell < CELLS; cell++)
        if (terrain[cell] < TERRAINS) cells[terrain[cell]][count[terrain[cell]]++] = cell;
    for (long game = 0; game < games; game++) {
        unsigned char taken[CELLS], beside[SEATS][CELLS];
        int legal[CELLS], left[SEATS] = {PIECES, PIECES, PIECES, PIECES};
        memset(taken, 0, sizeof taken);
        memset(beside, 0, sizeof beside);
        for (int seat = 0; left[seat] > 0; seat = (seat + 1) % SEATS) {
            int t = (int)below(TERRAINS);
            for (int k = 0; k < 3 && left[seat] > 0; k++) {
                int n = 0;
                for (int i = 0; i < count[t]; i++)
                    if (!taken[cells[t][i]] && beside[seat][cells[t][i]]) legal[n++] = cells[t][i];
                if (n == 0)
                    for (int i = 0; i < count[t]; i++)
                        if (!taken[cells[t][i]]) legal[n++] = cells[t][i];
                if (n == 0) break;
                int cell = legal[below((unsigned)n)];
                taken[cell] = 1;
                for (int d = 0; d < 6; d++)
                    if (near[cell][d] >= 0) beside[seat][near[cell][d]] = 1;
                left[seat]--;
                builds++;
            }
        }
    }
    return builds;
}
