// A file system in memory that can lose its power: `cut` written to .power forgets what was not on the disk.
//
//   disk MODEL MOUNTPOINT
//
// `linux`  As ext4 is mounted usually: fsync of a file or folder puts it and all names on the disk. By itself, names follow
//          every 5 s and data 30 s after it was written; data of a file that replaces another follows with the names.
// `harsh`  As POSIX promises no more: fsync of a file puts only its data on the disk, fsync of a folder only its names,
//          and nothing comes by itself.
// `sync`   As mounted with `sync,dirsync`: all is on the disk at once.
#define FUSE_USE_VERSION 31
#include <errno.h>
#include <fuse.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { LINUX, HARSH, SYNC };
enum { NAMES_AFTER = 5, DATA_AFTER = 30, PAGE = 4096 };

typedef struct { char *data; size_t size, room; } Bytes;
typedef struct Node Node;
typedef struct { char *name; Node *node; } Entry;
typedef struct { Entry *list; size_t count; } Folder;
/** Each file and folder twice: as programs see it, and as it is on the disk. */
struct Node {
  Node *next;
  int isFolder;
  mode_t mode;
  struct timespec changed;
  Bytes seen, disk;
  Folder names, diskNames;
  /** What differs lies between these two; since when; and the least size there was since names were put on the disk. */
  size_t from, to, least;
  time_t since;
  int namesDiffer, withNames;
};

static Node *all, *root;
static int model;
static time_t namesAt;
static char told[64] = "{}";

/** A path is missing where a file is open. */
static int isPower(const char *path) { return path && !strcmp(path, "/.power"); }
static time_t now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec; }
static void touch(Node *node) { clock_gettime(CLOCK_REALTIME, &node->changed); }

static Node *newNode(int isFolder, mode_t mode) {
  Node *node = calloc(1, sizeof *node);
  *node = (Node){.next = all, .isFolder = isFolder, .mode = mode, .from = -1, .least = -1};
  touch(node);
  return all = node;
}

static void resize(Bytes *bytes, size_t size) {
  if (size > bytes->room) {
    bytes->room = size * 3 / 2 + PAGE;
    bytes->data = realloc(bytes->data, bytes->room);
  }
  if (size > bytes->size) memset(bytes->data + bytes->size, 0, size - bytes->size);
  bytes->size = size;
}

static void setFolder(Folder *to, const Folder *from) {
  for (size_t n = 0; n < to->count; n++) free(to->list[n].name);
  to->list = realloc(to->list, (from->count + 1) * sizeof *to->list);
  for (size_t n = to->count = 0; n < from->count; n++)
    to->list[to->count++] = (Entry){strdup(from->list[n].name), from->list[n].node};
}

static int differs(const Node *node) { return node->to > node->from || node->seen.size != node->disk.size; }

/** The data of one file reaches the disk. */
static void putData(Node *node) {
  resize(&node->disk, node->seen.size);
  size_t to = node->to < node->seen.size ? node->to : node->seen.size;
  if (to > node->from) memcpy(node->disk.data + node->from, node->seen.data + node->from, to - node->from);
  node->from = -1, node->to = 0, node->since = 0, node->withNames = 0;
}

static void putNames(Node *node) {
  if (node->namesDiffer) setFolder(&node->diskNames, &node->names);
  node->namesDiffer = 0;
}

/** As the journal of ext4 does: all names at once, shorter sizes, and data that belongs to them. */
static void putAllNames(void) {
  namesAt = now();
  for (Node *node = all; node; node = node->next) {
    putNames(node);
    if (node->withNames) putData(node);
    else if (node->disk.size > node->least) resize(&node->disk, node->least);
    node->least = -1;
  }
}

/** What comes by itself. */
static void tick(void) {
  if (model != LINUX || now() - namesAt < NAMES_AFTER) return;
  for (Node *node = all; node; node = node->next)
    if (node->since && now() - node->since >= DATA_AFTER) putData(node);
  putAllNames();
}

static void changedData(Node *node, size_t from, size_t to) {
  if (from < node->from) node->from = from;
  if (to > node->to) node->to = to;
  if (!node->since) node->since = now();
  touch(node);
  if (model == SYNC) putData(node);
}

static void changedNames(Node *folder) {
  folder->namesDiffer = 1;
  touch(folder);
  if (model == SYNC) putNames(folder);
}

/** The power goes and comes back. With a seed, some of the pages that nobody had synced happen to be on the disk. */
static void cut(unsigned seed) {
  size_t files = 0, bytes = 0;
  for (Node *node = all; node; node = node->next) {
    for (size_t at = node->from / PAGE * PAGE; seed && at < node->to && at < node->seen.size; at += PAGE) {
      if (rand_r(&seed) % 2) continue;
      size_t end = at + PAGE < node->seen.size ? at + PAGE : node->seen.size;
      if (end > node->disk.size) resize(&node->disk, end);
      memcpy(node->disk.data + at, node->seen.data + at, end - at);
    }
    if (differs(node)) files++, bytes += node->to > node->from ? node->to - node->from : 0;
    node->seen.size = 0;
    resize(&node->seen, node->disk.size);
    if (node->disk.size) memcpy(node->seen.data, node->disk.data, node->disk.size);
    setFolder(&node->names, &node->diskNames);
    node->from = node->least = -1, node->to = 0, node->since = 0, node->namesDiffer = node->withNames = 0;
  }
  snprintf(told, sizeof told, "{\"files\":%zu,\"bytes\":%zu}", files, bytes);
}

static Entry *entryOf(Node *folder, const char *name, size_t length) {
  for (size_t n = 0; n < folder->names.count; n++) {
    Entry *entry = &folder->names.list[n];
    if (strlen(entry->name) == length && !memcmp(entry->name, name, length)) return entry;
  }
  return NULL;
}

static Node *find(const char *path, size_t length) {
  Node *node = root;
  for (const char *end = path + length; node && path < end;) {
    size_t part = strcspn(++path, "/");
    if (path + part > end) part = end - path;
    Entry *entry = part ? entryOf(node, path, part) : NULL;
    if (part) node = entry ? entry->node : NULL;
    path += part;
  }
  return node;
}

static Node *at(const char *path, struct fuse_file_info *info) {
  tick();
  return info && info->fh ? (Node *)info->fh : find(path, strlen(path));
}

static Node *folderOf(const char *path, const char **name) {
  tick();
  *name = strrchr(path, '/') + 1;
  return find(path, *name - path - 1);
}

static void add(Node *folder, const char *name, Node *node) {
  folder->names.list = realloc(folder->names.list, (folder->names.count + 1) * sizeof(Entry));
  folder->names.list[folder->names.count++] = (Entry){strdup(name), node};
}

static void drop(Node *folder, Entry *entry) {
  free(entry->name);
  *entry = folder->names.list[--folder->names.count];
}

static int getattr_(const char *path, struct stat *stat, struct fuse_file_info *info) {
  memset(stat, 0, sizeof *stat);
  if (isPower(path)) return stat->st_mode = S_IFREG | 0600, stat->st_nlink = 1, stat->st_size = sizeof told, 0;
  Node *node = at(path, info);
  if (!node) return -ENOENT;
  stat->st_mode = (node->isFolder ? S_IFDIR : S_IFREG) | node->mode;
  stat->st_nlink = node->isFolder ? 2 : 1;
  stat->st_size = node->seen.size;
  stat->st_blocks = (node->seen.size + 511) / 512;
  stat->st_mtim = stat->st_ctim = stat->st_atim = node->changed;
  return 0;
}

static int readdir_(const char *path, void *list, fuse_fill_dir_t fill, off_t offset, struct fuse_file_info *info,
                    enum fuse_readdir_flags flags) {
  Node *node = at(path, info);
  if (!node) return -ENOENT;
  for (size_t n = 0; n < node->names.count; n++) fill(list, node->names.list[n].name, NULL, 0, 0);
  return 0;
}

static int make(const char *path, mode_t mode, int isFolder, Node **made) {
  const char *name;
  Node *folder = folderOf(path, &name);
  if (!folder) return -ENOENT;
  if (entryOf(folder, name, strlen(name))) return -EEXIST;
  *made = newNode(isFolder, mode & 07777);
  add(folder, name, *made);
  changedNames(folder);
  return 0;
}

static int mkdir_(const char *path, mode_t mode) { Node *node; return make(path, mode, 1, &node); }

static int create_(const char *path, mode_t mode, struct fuse_file_info *info) {
  Node *node;
  int wrong = make(path, mode, 0, &node);
  info->fh = wrong ? 0 : (uint64_t)node;
  return wrong;
}

static int truncate_(const char *path, off_t size, struct fuse_file_info *info) {
  if (isPower(path)) return 0;
  Node *node = at(path, info);
  if (!node) return -ENOENT;
  size_t before = node->seen.size, to = size;
  resize(&node->seen, to);
  if (to < node->least) node->least = to;
  if (to == 0 && before) node->withNames = 1;
  changedData(node, to < before ? to : before, to < before ? before : to);
  return 0;
}

static int open_(const char *path, struct fuse_file_info *info) {
  if (isPower(path)) return info->fh = 0, info->direct_io = 1, 0;
  Node *node = at(path, NULL);
  if (!node) return -ENOENT;
  info->fh = (uint64_t)node;
  return info->flags & O_TRUNC ? truncate_(path, 0, info) : 0;
}

static int read_(const char *path, char *into, size_t count, off_t offset, struct fuse_file_info *info) {
  Bytes power = {told, strlen(told)};
  const Bytes *from = info->fh ? &at(path, info)->seen : &power;
  if ((size_t)offset >= from->size) return 0;
  if (count > from->size - offset) count = from->size - offset;
  memcpy(into, from->data + offset, count);
  return count;
}

static int fsync_(const char *path, int isData, struct fuse_file_info *info) {
  Node *node = at(path, info);
  if (!node) return -ENOENT;
  if (node->isFolder) putNames(node);
  else putData(node);
  if (model == LINUX) putAllNames();
  return 0;
}

static int write_(const char *path, const char *from, size_t count, off_t offset, struct fuse_file_info *info) {
  if (!info->fh) return strncmp(from, "cut", 3) ? -EINVAL : (cut(count > 4 ? atoi(from + 4) : 0), (int)count);
  Node *node = at(path, info);
  size_t before = node->seen.size, begin = info->flags & O_APPEND ? before : (size_t)offset;
  if (begin + count > before) resize(&node->seen, begin + count);
  memcpy(node->seen.data + begin, from, count);
  changedData(node, begin < before ? begin : before, begin + count);
  return info->flags & (O_SYNC | O_DSYNC) ? (fsync_(path, 0, info), (int)count) : (int)count;
}

static int unlink_(const char *path) {
  const char *name;
  Node *folder = folderOf(path, &name);
  Entry *entry = folder ? entryOf(folder, name, strlen(name)) : NULL;
  if (!entry) return -ENOENT;
  if (entry->node->isFolder && entry->node->names.count) return -ENOTEMPTY;
  drop(folder, entry);
  changedNames(folder);
  return 0;
}

static int rename_(const char *path, const char *to, unsigned flags) {
  const char *name, *toName;
  Node *folder = folderOf(path, &name), *toFolder = folderOf(to, &toName);
  Entry *entry = folder ? entryOf(folder, name, strlen(name)) : NULL;
  if (!entry || !toFolder) return -ENOENT;
  Node *node = entry->node;
  drop(folder, entry);
  Entry *old = entryOf(toFolder, toName, strlen(toName));
  if (old) drop(toFolder, old), node->withNames = 1;
  add(toFolder, toName, node);
  changedNames(folder);
  changedNames(toFolder);
  return 0;
}

static int chmod_(const char *path, mode_t mode, struct fuse_file_info *info) {
  Node *node = at(path, info);
  if (node) node->mode = mode & 07777;
  return node ? 0 : -ENOENT;
}
static int chown_(const char *path, uid_t user, gid_t group, struct fuse_file_info *info) { return 0; }
static int utimens_(const char *path, const struct timespec times[2], struct fuse_file_info *info) { return 0; }

static void *init_(struct fuse_conn_info *connection, struct fuse_config *config) {
  config->hard_remove = config->nullpath_ok = 1;
  config->entry_timeout = config->attr_timeout = config->negative_timeout = 0;
  return NULL;
}

static const struct fuse_operations OPERATIONS = {
    .init = init_, .getattr = getattr_, .readdir = readdir_, .mkdir = mkdir_, .create = create_, .open = open_,
    .opendir = open_,     .read = read_, .write = write_, .truncate = truncate_, .fsync = fsync_, .fsyncdir = fsync_, .unlink = unlink_,
    .rmdir = unlink_, .rename = rename_, .chmod = chmod_, .chown = chown_, .utimens = utimens_};

int main(int count, char **words) {
  if (count != 3) return fprintf(stderr, "usage: disk linux|harsh|sync MOUNTPOINT\n"), 2;
  model = !strcmp(words[1], "harsh") ? HARSH : !strcmp(words[1], "sync") ? SYNC : LINUX;
  root = newNode(1, 0755);
  namesAt = now();
  char *arguments[] = {words[0], "-f", "-s", words[2], NULL};
  return fuse_main(4, arguments, &OPERATIONS, NULL);
}
